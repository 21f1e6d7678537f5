import { parentPort, workerData } from 'node:worker_threads'
import { openWorkerConnection } from '#server/db/client.ts'
import type { ImportProgress } from '#server/features/feeds/importing/import-file.ts'
import { listCategories } from '#server/features/feeds/importing/list-categories.ts'
import { type CategoriesJob, type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import type { WorkerMessage } from '#server/features/feeds/running/run-job.ts'
import { stepBack } from '#server/operations/step-back.ts'
import { toThreadError } from '#server/operations/thread-error.ts'

stepBack()
const { path, job }: { path: string; job: FeedJob | CategoriesJob } = workerData
const stop = new AbortController()
const tell = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.once('message', () => stop.abort())
const db = openWorkerConnection(path)
try {
  tell(await perform(job))
} catch (error) {
  tell({ kind: 'failed', error: toThreadError(error) })
} finally {
  db.$client.close()
  parentPort?.close()
}

async function perform(wanted: FeedJob | CategoriesJob): Promise<WorkerMessage> {
  const { signal } = stop
  if (wanted.kind === 'categories') {
    return { kind: 'categories', found: await listCategories(wanted.options, signal) }
  }
  const onProgress = (progress: ImportProgress) => tell({ kind: 'progress', progress })
  return { kind: 'report', report: await performJob(db, wanted, { onProgress, signal }) }
}
