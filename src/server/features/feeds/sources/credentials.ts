import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export interface Credentials {
  user: string
  password: string
}

/** What a feed's server wants to know is stored so that the database alone does not give it away. */
export function encryptCredentials(credentials: Credentials, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when the secret is another than the one they were stored with. */
export function decryptCredentials(stored: string, secret: string): Credentials | undefined {
  try {
    const bytes = Buffer.from(stored, 'base64url')
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
    const { user, password } = JSON.parse(
      Buffer.concat([decipher.update(sealed), decipher.final()]).toString(),
    )
    return { user: String(user), password: String(password) }
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'feed credentials', 32))
}
