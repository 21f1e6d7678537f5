import { createOTP } from '@better-auth/utils/otp'

export const STEP_MS = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app with this key shows, some steps from now. */
export function codeOf(typedKey: string, stepsFromNow = 0): Promise<string> {
  return createOTP(fromBase32(typedKey)).hotp(Math.floor(Date.now() / STEP_MS) + stepsFromNow)
}

export function fromBase32(text: string): string {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return String.fromCharCode(...(bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
