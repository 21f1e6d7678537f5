import { timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'

const STEP_SECONDS = 30
/** Clocks differ, and typing a code takes a while. */
const STEPS_AROUND = [-1, 0, 1]

/** Returns the time step of this code (RFC 6238); undefined for any other code. */
export async function stepOfCode(
  secret: string,
  code: string,
  nowMs = Date.now(),
): Promise<number | undefined> {
  const now = Math.floor(nowMs / 1_000 / STEP_SECONDS)
  const { hotp } = createOTP(secret)
  let match: number | undefined
  for (const distance of STEPS_AROUND) {
    if (isSame(await hotp(now + distance), code)) match = now + distance
  }
  return match
}

interface Labelled {
  issuer: string
  account: string
}

export function authenticatorSetup(secret: string, { issuer, account }: Labelled) {
  const address = createOTP(secret).url(issuer, account)
  return { address, typed: new URL(address).searchParams.get('secret') ?? '' }
}

function isSame(expected: string, code: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(code)]
  return left.length === right.length && timingSafeEqual(left, right)
}
