import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Environment } from '#server/startup/env.ts'

/** What sessions are signed with: the configured secret, or one made at the first start and kept beside the database. */
export function authSecret({ BETTER_AUTH_SECRET, DATABASE_PATH }: Environment): string {
  if (BETTER_AUTH_SECRET) return BETTER_AUTH_SECRET
  const secret = randomBytes(32).toString('base64url')
  if (DATABASE_PATH === ':memory:') return secret
  const file = `${DATABASE_PATH}.secret`
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch {
    return readFileSync(file, 'utf8').trim()
  }
}
