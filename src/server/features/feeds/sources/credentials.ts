import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'

const PURPOSE = SEALED_FOR.feeds

export interface Credentials {
  user: string
  password: string
}

export function encryptCredentials(credentials: Credentials, secret: string): string {
  return encryptText(JSON.stringify(credentials), secret, PURPOSE)
}

/** Undefined when they were stored with another secret. */
export function decryptCredentials(stored: string, secret: string): Credentials | undefined {
  const text = decryptText(stored, secret, PURPOSE)
  if (text === undefined) return undefined
  const { user, password } = JSON.parse(text)
  return { user: String(user), password: String(password) }
}
