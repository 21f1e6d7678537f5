import type { Database } from '#server/db/client.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { checkFile, openCandidate, prepareCandidate } from '#server/features/backups/restoring/candidate.ts'
import { inDatabaseThread } from '#server/features/backups/restoring/database-thread.ts'
import type { Control } from '#server/operations.ts'

interface Restore {
  live: Database
  livePath: string
  upload: string
  actor: Actor
  sessionId: string | undefined
  keepBackup: (onProgress: (share: number) => void) => Promise<string>
}

const CHECKED = 0.3
const KEPT = 0.9

/**
 * Checks a backup, keeps a copy of what is there, and then puts the backup's content in its place, in one transaction:
 * requests under way see the old content or the new, never something in between. Answers the copy's name.
 */
export async function restoreDatabase(restore: Restore, control: Control): Promise<string> {
  const { live, livePath, upload, actor, sessionId, keepBackup } = restore
  control.report(0.05, 'Checking the file')
  await checkFile(upload)
  control.report(CHECKED, 'Bringing it up to date')
  openCandidate(upload, live).$client.close()
  const kept = await keepBackup((share) =>
    control.report(CHECKED + share * (KEPT - CHECKED), 'Keeping a copy of the present database'),
  )
  control.commit()
  const candidate = openCandidate(upload, live)
  try {
    prepareCandidate(candidate, live, sessionId)
    recordChange(candidate, actor, {
      action: 'backup.restored',
      targetName: 'Uploaded backup',
      after: { kept },
    })
    candidate.$client.pragma('journal_mode = delete')
  } finally {
    candidate.$client.close()
  }
  await inDatabaseThread({ task: 'replace', path: upload, target: livePath })
  return kept
}
