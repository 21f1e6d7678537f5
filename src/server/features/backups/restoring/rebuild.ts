import SqliteDatabase from 'better-sqlite3'
import { hasActiveAdministrator } from '#server/db/active-administrators.ts'
import { createEmptyDatabase } from '#server/db/client.ts'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { applyPending, createSchema } from '#server/db/migrate.ts'
import { addSampleArticles } from '#server/db/seed/articles.ts'
import { addFirstCategories } from '#server/db/seed/categories.ts'
import { checkValues } from '#server/features/backups/restoring/check-values.ts'
import { copyRows } from '#server/features/backups/restoring/copy-rows.ts'
import {
  foreignParts,
  hasOurSchema,
  versionOfBackup,
} from '#server/features/backups/restoring/foreign-schema.ts'
import { refusal } from '#server/features/backups/restoring/refusal.ts'

const DAMAGED = 'This file is damaged: its integrity check failed'
/** Marks a database as used, so that its sample data is not added again. */
const IN_USE = 1

/**
 * Creates a database at `target` with the rows of a backup. Its schema is the backup's own version, made by our
 * migrations, which then bring it up to date. Everything else in the backup stays behind; returns its names.
 */
export function rebuildDatabase(
  source: string,
  target: string,
  onProgress: (share: number) => void,
): string[] {
  const db = createEmptyDatabase(target)
  const { $client } = db
  try {
    const attach = $client.prepare('attach ? as backup')
    attach.run(source)
    const version = versionOfBackup(db)
    $client.exec('detach backup')
    createSchema(db, version)
    attach.run(source)
    const ignored = foreignParts(db)
    if (hasOurSchema(db) && $client.pragma('backup.integrity_check(1)', { simple: true }) !== 'ok')
      throw refusal(DAMAGED)
    $client.transaction(() => copyRows(db, onProgress))()
    $client.exec('detach backup')
    applyPending(db)
    deriveAnew(db)
    addFirstCategories(db)
    addSampleArticles(db)
    checkValues(db)
    if (!hasActiveAdministrator(db))
      throw refusal('This backup has no active administrator, so nobody could sign in')
    const broken = $client.pragma('foreign_key_check')
    if (Array.isArray(broken) && broken.length > 0)
      throw refusal(`This backup is damaged: ${broken.length} references are broken`)
    if ($client.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw refusal(DAMAGED)
    $client.pragma(`user_version = ${IN_USE}`)
    return ignored
  } catch (error) {
    throw error instanceof SqliteDatabase.SqliteError ? readableRefusal(error) : error
  } finally {
    $client.close()
  }
}

function readableRefusal(error: InstanceType<typeof SqliteDatabase.SqliteError>): Error {
  const { code, message } = error
  const subject = message.split(': ').at(-1)
  if (code.startsWith('SQLITE_CONSTRAINT'))
    return refusal(`This backup breaks a rule of the shop: ${subject}`)
  if (code === 'SQLITE_FULL')
    return refusal('The server doesn’t have enough free space to restore this backup')
  return /^SQLITE_(ERROR|CORRUPT|NOTADB)/.test(code) ? refusal(DAMAGED) : error
}
