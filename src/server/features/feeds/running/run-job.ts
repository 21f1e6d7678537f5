import { Worker } from 'node:worker_threads'
import type { Database } from '#server/db/client.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import type { ImportProgress, Watch } from '#server/features/feeds/importing/import-file.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { type FeedCategories, listCategories } from '#server/features/feeds/importing/list-categories.ts'
import { type CategoriesJob, type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import { fromThreadError, type ThreadError } from '#server/operations/thread-error.ts'
import { workerFile } from '#server/startup/worker-file.ts'

const HEAP_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export type WorkerMessage =
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'report'; report: ImportReport }
  | { kind: 'categories'; found: FeedCategories }
  | { kind: 'failed'; error: ThreadError }

/**
 * Does the job in a worker thread with a connection of its own, so that the shop's thread stays free. A database in
 * memory cannot be shared: there it happens here.
 */
export function runJob(db: Database, job: FeedJob, watch: Watch = {}): Promise<ImportReport> {
  if (db.$client.memory) return performJob(db, job, watch)
  return runInWorker(db.$client.name, job, watch, (message) =>
    message.kind === 'report' ? message.report : undefined,
  )
}

/** As `runJob`, for the categories of a file. */
export function runCategoriesJob(
  db: Database,
  options: FeedFileImport,
  { signal }: Pick<Watch, 'signal'>,
): Promise<FeedCategories> {
  if (db.$client.memory) return listCategories(options, signal)
  return runInWorker(db.$client.name, { kind: 'categories', options }, { signal }, (message) =>
    message.kind === 'categories' ? message.found : undefined,
  )
}

function runInWorker<Result>(
  path: string,
  job: FeedJob | CategoriesJob,
  { onProgress, signal }: Watch,
  resultOf: (message: WorkerMessage) => Result | undefined,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const worker = new Worker(workerFile(import.meta.dirname, 'feed-worker'), {
    workerData: { path, job },
    resourceLimits: HEAP_LIMITS,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const stop = () => worker.postMessage('stop')
  signal?.addEventListener('abort', stop)
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress)
    const result = resultOf(message)
    if (result !== undefined) resolve(result)
    if (message.kind === 'failed') reject(fromThreadError(message.error))
  })
  worker.once('error', reject)
  worker.once('exit', (code) => {
    signal?.removeEventListener('abort', stop)
    reject(new Error(`The worker ended with ${code} and without a report`))
  })
  return promise
}
