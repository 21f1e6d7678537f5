import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseTask, TaskMessage } from '#server/features/backups/restoring/database-thread.ts'
import { rebuildDatabase } from '#server/features/backups/restoring/rebuild.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import { DomainError } from '#shared/errors.ts'

const tell = (message: TaskMessage) => parentPort?.postMessage(message)

/** Returns the names of what was left out. */
async function perform({ task, source, target }: DatabaseTask): Promise<string[]> {
  if (task === 'rebuild') return rebuildDatabase(source, target, (share) => tell({ kind: 'progress', share }))
  await replaceDatabase(source, target)
  return []
}

try {
  tell({ kind: 'done', ignored: await perform(workerData) })
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  tell({ kind: 'refused', code: error.code, message: error.message })
}
