import { join, sep } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from '#server/db/client.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import type { ImportProgress, Watch } from '#server/features/feeds/importing/import-file.ts'
import { type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import { projectRoot } from '#server/project-root.ts'
import { DomainError, type DomainErrorCode } from '#shared/errors.ts'

const HEAP_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export type WorkerMessage =
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'report'; report: ImportReport }
  | { kind: 'refused'; code: DomainErrorCode; message: string }

/**
 * Does the job in a worker thread with a connection of its own, so that the shop's thread stays free. A database in
 * memory cannot be shared: there it happens here.
 */
export function runJob(db: Database, job: FeedJob, watch: Watch = {}): Promise<ImportReport> {
  return db.$client.memory ? performJob(db, job, watch) : runInWorker(db.$client.name, job, watch)
}

function runInWorker(path: string, job: FeedJob, { onProgress, signal }: Watch): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>()
  const worker = new Worker(workerFile(), {
    workerData: { path, job },
    resourceLimits: HEAP_LIMITS,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const stop = () => worker.postMessage('stop')
  signal?.addEventListener('abort', stop)
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress)
    if (message.kind === 'report') resolve(message.report)
    if (message.kind === 'refused') reject(new DomainError(message.code, message.message))
  })
  worker.once('error', reject)
  worker.once('exit', (code) => {
    signal?.removeEventListener('abort', stop)
    reject(new Error(`The worker ended with ${code} and without a report`))
  })
  return promise
}

/** The built file beside the built server; the source where the source runs. */
function workerFile(): string {
  const built = join(projectRoot(), 'dist', 'server')
  const isBuilt = `${import.meta.dirname}${sep}`.startsWith(built + sep)
  return isBuilt ? join(built, 'feed-worker.js') : join(import.meta.dirname, 'feed-worker.ts')
}
