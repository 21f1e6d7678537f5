import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { SEALED_COLUMNS } from '#server/auth/sealed-columns.ts'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'

const MIN_LENGTH = 32

type Secrets = readonly [current: string, previous?: string]

const cache = new WeakMap<Environment, Secrets>()

/** The secret for signing and sealing: configured, or generated at the first startup and stored beside the database. */
export function authSecret(env: Environment): string {
  return authSecrets(env)[0]
}

/** The accepted secrets: `authSecret`, then the one that it replaced. Throws a StartupError. */
export function authSecrets(env: Environment): Secrets {
  const accepted = cache.get(env) ?? readSecrets(env)
  cache.set(env, accepted)
  return accepted
}

function readSecrets(env: Environment): Secrets {
  const { BETTER_AUTH_SECRET, BETTER_AUTH_SECRET_PREVIOUS: previous } = env
  const current = BETTER_AUTH_SECRET ?? storedSecret(env)
  return previous ? [current, previous] : [current]
}

function storedSecret({ DATABASE_PATH }: Environment): string {
  const secret = randomBytes(MIN_LENGTH).toString('base64url')
  if (DATABASE_PATH === ':memory:') return secret
  const file = `${DATABASE_PATH}.secret`
  if (!existsSync(file) && holdsSealedValues(DATABASE_PATH)) throw new StartupError(missing(file))
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch {
    return longEnough(readFileSync(file, 'utf8').trim(), file)
  }
}

/** Reads the file itself: commands ask before opening the database. Older ones lack some tables. */
function holdsSealedValues(path: string): boolean {
  if (!existsSync(path)) return false
  const db = new SqliteDatabase(path, { readonly: true })
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    return SEALED_COLUMNS.filter(({ table }) => tables.includes(getTableName(table))).some(
      ({ table, column }) =>
        db.prepare(`select 1 from ${getTableName(table)} where ${column.name} is not null`).get(),
    )
  } finally {
    db.close()
  }
}

function missing(file: string): string {
  return `BETTER_AUTH_SECRET: ${file} is missing, and the database holds values encrypted with it. Restore the file from a copy of the folder. To give up those values (authenticator apps, webhook secrets, passwords of feeds), write a new secret of at least ${MIN_LENGTH} characters into that file.`
}

function longEnough(secret: string, file: string): string {
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartupError(
    `BETTER_AUTH_SECRET: ${file} holds fewer than ${MIN_LENGTH} characters. Restore it from a copy of the folder, or write a new one into it.`,
  )
}
