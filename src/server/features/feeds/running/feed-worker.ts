import { parentPort, workerData } from 'node:worker_threads'
import { openWorkerConnection } from '#server/db/client.ts'
import { type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import type { WorkerMessage } from '#server/features/feeds/running/run-job.ts'
import { DomainError } from '#shared/errors.ts'

const { path, job }: { path: string; job: FeedJob } = workerData
const stop = new AbortController()
const tell = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.once('message', () => stop.abort())
const db = openWorkerConnection(path)
try {
  const onProgress = (progress: (WorkerMessage & { kind: 'progress' })['progress']) =>
    tell({ kind: 'progress', progress })
  tell({ kind: 'report', report: await performJob(db, job, { onProgress, signal: stop.signal }) })
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  tell({ kind: 'refused', code: error.code, message: error.message })
} finally {
  db.$client.close()
  parentPort?.close()
}
