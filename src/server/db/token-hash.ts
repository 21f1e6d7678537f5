import { hash } from 'node:crypto'

/** Hashes a random token for storage; the hash opens nothing. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}
