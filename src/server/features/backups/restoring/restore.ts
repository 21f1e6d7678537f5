import type { Environment } from '#server/config/env.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { rebuiltPath, removeDatabaseFiles } from '#server/features/backups/files/backup-folder.ts'
import {
  checkHeader,
  prepareCandidate,
  requireAdministrator,
} from '#server/features/backups/restoring/candidate.ts'
import { besideLive } from '#server/features/backups/restoring/carry-over.ts'
import { removeErased } from '#server/features/backups/restoring/erased-people.ts'
import { restoreNotes } from '#server/features/backups/restoring/restore-notes.ts'
import { inDatabaseThread } from '#server/features/backups/threads/database-thread.ts'
import type { Control } from '#server/operations/operations.ts'

interface Restore {
  /** Called once the backup has been read and is complete; nothing is touched before that. */
  openLive: () => Database
  livePath: string
  env: Environment
  source: string
  name: string
  actor: Actor
  sessionId: string | undefined
  /** Undefined when there was nothing to copy. */
  keepBackup: (onProgress: (share: number) => void) => Promise<string | undefined>
}

const REBUILT = 0.6
const COPY_SAVED = 0.9

/**
 * Copies the rows of a backup into a new database of our own schema, and backs up the present one. Then replaces the
 * present content in one transaction: current requests see the old content or the new, never a mixture. Returns the
 * copy's name.
 */
export async function restoreDatabase(restore: Restore, control: Control): Promise<string | undefined> {
  const { openLive, livePath, env, source, name, actor, sessionId, keepBackup } = restore
  const rebuilt = rebuiltPath(livePath)
  control.report(0, 'Checking the file')
  await checkHeader(source)
  try {
    const report = (share: number) => control.report(share * REBUILT, 'Reading the backup')
    const { ignored } = await inDatabaseThread({ task: 'rebuild', source, target: rebuilt }, report)
    const live = openLive()
    const candidate = openDatabase(rebuilt)
    const keepCopy = () =>
      keepBackup((share) =>
        control.report(REBUILT + share * (COPY_SAVED - REBUILT), 'Saving a copy of the current database'),
      )
    const prepare = async () => {
      const erased = inTransaction(candidate, () => removeErased(candidate, live, env))
      requireAdministrator(candidate, live)
      const savedCopy = await keepCopy()
      control.commit()
      const prepared = inTransaction(candidate, () => prepareCandidate(candidate, live, sessionId))
      const notes = restoreNotes({ ...prepared, erased, ignored })
      const after = { savedCopy, notes: notes.join(' ') }
      recordChange(candidate, actor, { action: 'backup.restored', targetName: name, after })
      for (const note of notes) control.note(note)
      return savedCopy
    }
    const savedCopy = await besideLive(candidate, livePath, prepare)
      .then((name) => {
        candidate.$client.pragma('journal_mode = delete')
        return name
      })
      .finally(() => candidate.$client.close())
    await inDatabaseThread({ task: 'replace', source: rebuilt, target: livePath })
    return savedCopy
  } finally {
    await removeDatabaseFiles(rebuilt)
  }
}
