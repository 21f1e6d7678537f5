import { Worker } from 'node:worker_threads'
import type { RowCounts } from '#server/features/backups/files/check-note.ts'
import { fromThreadError, type ThreadError } from '#server/operations/thread-error.ts'
import { workerFile } from '#server/startup/worker-file.ts'

/** `target` is what comes of it; a copy is checked at once, a check has none. */
export type DatabaseTask =
  | { task: 'rebuild' | 'replace' | 'copy'; source: string; target: string }
  | { task: 'check'; source: string }

export interface TaskResult {
  /** Of a rebuild: what it left out. */
  ignored: string[]
  /** Of a copy and of a check: what each table holds. */
  rows: RowCounts
}

export type TaskMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: TaskResult }
  | { kind: 'failed'; error: ThreadError }

/**
 * Does one long piece of SQLite's work in a thread of its own. What `onProgress` throws ends the thread, and is thrown
 * when it has ended.
 */
export function inDatabaseThread(
  workerData: DatabaseTask,
  onProgress: (share: number) => void = () => undefined,
): Promise<TaskResult> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult>()
  const worker = new Worker(workerFile(import.meta.dirname, 'database-worker'), {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let reason: unknown
  worker.on('message', (message: TaskMessage) => {
    // It was ended: what it had finished by then no longer counts.
    if (reason !== undefined) return
    if (message.kind === 'failed') reject(fromThreadError(message.error))
    if (message.kind === 'done') resolve(message.result)
    if (message.kind !== 'progress') return
    try {
      onProgress(message.share)
    } catch (error) {
      reason = error
      void worker.terminate()
    }
  })
  worker.once('error', reject)
  worker.once('exit', (code) => reject(reason ?? new Error(`The database thread ended with ${code}`)))
  return promise
}
