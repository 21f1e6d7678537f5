import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Asked, FindingAnswer } from '#server/features/products/finding/finding-worker.ts'
import { fromThreadError } from '#server/operations/thread-error.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { workerFile } from '#server/startup/worker-file.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'

const AT_ONCE = 2
const MAX_WAITING = 60
const START_LIMIT_MS = MINUTE_MS
const TIME_LIMIT_MS = 10 * SECOND_MS
const IDLE_MS = MINUTE_MS
const RETRY_AFTER_S = 5

export type Ask = (asked: Asked) => Promise<unknown>

/**
 * Threads that look for products, each with a connection of its own that only reads. They start with the first question and
 * end when none has come for a minute. Throws SERVICE_UNAVAILABLE when too many wait, or when an answer takes too long.
 */
export function createFindingThreads(path: string, maxWaiting = MAX_WAITING): Ask {
  const inQueue = createWorkQueue({ concurrency: AT_ONCE, maxWaiting })
  const free: Worker[] = []
  let idle: NodeJS.Timeout | undefined

  function endAll() {
    for (const worker of free.splice(0)) void worker.terminate()
  }

  async function answer(asked: Asked): Promise<unknown> {
    clearTimeout(idle)
    // The one that answered last is warm; none keeps the process from ending while it has nothing to do.
    const worker = free.pop() ?? (await startWorker(path))
    try {
      worker.ref()
      worker.postMessage(asked)
      const signal = AbortSignal.timeout(TIME_LIMIT_MS)
      const [told] = (await once(worker, 'message', { signal })) as [FindingAnswer]
      worker.unref()
      free.push(worker)
      if ('found' in told) return told.found
      throw fromThreadError(told.trouble)
    } catch (error) {
      if (!free.includes(worker)) void worker.terminate()
      throw isTooLong(error) ? tooMuch() : error
    } finally {
      idle = setTimeout(endAll, IDLE_MS).unref()
    }
  }

  return async (asked) => {
    try {
      return await inQueue(() => answer(asked))
    } catch (error) {
      throw error instanceof QueueFullError ? tooMuch() : error
    }
  }
}

/** It says when it is ready: on a busy machine that takes longer than an answer may. */
async function startWorker(path: string): Promise<Worker> {
  const file = workerFile(import.meta.dirname, 'finding-worker')
  const execArgv = ['--disable-warning=ExperimentalWarning']
  const worker = new Worker(file, { workerData: { path }, execArgv })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) })
    return worker
  } catch (error) {
    void worker.terminate()
    throw isTooLong(error) ? tooMuch() : error
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function tooMuch(): DomainError {
  const sentence = 'Too much is being looked for right now. Please try again in a moment.'
  return new DomainError('SERVICE_UNAVAILABLE', sentence, { retryAfterSeconds: RETRY_AFTER_S })
}
