import { open } from 'node:fs/promises'
import { eq, notInArray, sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#server/db/client.ts'
import { apiKeys, sessions, users } from '#server/db/schema/accounts.ts'
import { catalogueVersion } from '#server/db/schema/catalogue.ts'
import { inDatabaseThread } from '#server/features/backups/restoring/database-thread.ts'
import { StartupError } from '#server/startup-error.ts'
import { DomainError } from '#shared/errors.ts'

const SQLITE_HEADER = 'SQLite format 3\0'
const MAX_KEYS = 500

/** Throws BAD_REQUEST, with a sentence, unless the file is a whole and sound SQLite database. */
export async function checkFile(path: string): Promise<void> {
  if (!(await hasHeader(path))) throw refusal('This file is no SQLite database')
  const answer = await inDatabaseThread({ task: 'check', path }).catch(() => 'unreadable')
  if (answer !== 'ok') throw refusal('This file is damaged: its integrity check failed')
}

async function hasHeader(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(SQLITE_HEADER.length), 0, SQLITE_HEADER.length, 0)
    return buffer.toString('latin1') === SQLITE_HEADER
  } finally {
    await file.close()
  }
}

/** Opens a backup and brings its schema up to date. Throws BAD_REQUEST when it is not one of this program. */
export function openCandidate(path: string, live: Database): Database {
  const candidate = migrated(path)
  if (schemaOf(candidate) === schemaOf(live)) return candidate
  candidate.$client.close()
  throw refusal('This database was not made by this program, or its tables were changed')
}

function migrated(path: string): Database {
  try {
    return openDatabase(path)
  } catch (error) {
    const reason = error instanceof StartupError && /newer version/.test(error.message)
    throw refusal(
      reason
        ? 'This backup was made by a newer version of the program; update the program first'
        : 'This database was not made by this program',
    )
  }
}

/** Tables, indexes and triggers: a backup brings data and no behaviour of its own. */
function schemaOf({ $client }: Database): string {
  const rows = $client
    .prepare<[], { sql: string | null; name: string }>(
      "select name, sql from sqlite_master where name not like 'sqlite_%' order by type, name",
    )
    .all()
  return JSON.stringify(rows)
}

/**
 * Makes a backup fit to take over. Nobody is signed in by it who is not now, and no key works that was revoked; the
 * content's version is newer than the live one's, so that no kept page survives.
 */
export function prepareCandidate(candidate: Database, live: Database, sessionId: string | undefined) {
  const administrators = candidate.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).all()
  if (administrators.length === 0) throw refusal('This backup has no administrator: nobody could sign in')
  const version = Math.max(...[live, candidate].map(versionOf)) + 1
  const mine = sessionId && live.select().from(sessions).where(eq(sessions.id, sessionId)).get()
  const keys = live.select({ id: apiKeys.id }).from(apiKeys).limit(MAX_KEYS).all()
  candidate.delete(sessions).run()
  candidate
    .delete(apiKeys)
    .where(
      notInArray(
        apiKeys.id,
        keys.map(({ id }) => id),
      ),
    )
    .run()
  if (mine && administrators.some(({ id }) => id === mine.userId))
    candidate.insert(sessions).values(mine).run()
  candidate.update(catalogueVersion).set({ version, changedAt: sql`changed_at` }).run()
}

function versionOf(db: Database): number {
  return db.select({ version: catalogueVersion.version }).from(catalogueVersion).get()?.version ?? 0
}

function refusal(message: string): DomainError {
  return new DomainError('BAD_REQUEST', message)
}
