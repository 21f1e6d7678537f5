import { parentPort, workerData } from 'node:worker_threads'
import { checkCopy } from '#server/features/backups/making/check-copy.ts'
import { copyDatabase } from '#server/features/backups/making/copy-database.ts'
import { rebuildDatabase } from '#server/features/backups/restoring/rebuild.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import type {
  DatabaseTask,
  TaskMessage,
  TaskResult,
} from '#server/features/backups/threads/database-thread.ts'
import { toThreadError } from '#server/operations/thread-error.ts'

const tell = (message: TaskMessage) => parentPort?.postMessage(message)
const report = (share: number) => tell({ kind: 'progress', share })

async function perform(work: DatabaseTask): Promise<Partial<TaskResult>> {
  if (work.task === 'check') return { rows: checkCopy(work.source) }
  const { task, source, target } = work
  if (task === 'rebuild') return { ignored: rebuildDatabase(source, target, report) }
  if (task === 'replace') return replaceDatabase(source, target).then(() => ({}))
  await copyDatabase(source, target, report)
  return { rows: checkCopy(target) }
}

try {
  tell({ kind: 'done', result: { ignored: [], rows: {}, ...(await perform(workerData)) } })
} catch (error) {
  tell({ kind: 'failed', error: toThreadError(error) })
}
