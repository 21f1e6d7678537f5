import { hash } from 'node:crypto'

/** What the database holds of a token that nobody can guess: it opens nothing. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}
