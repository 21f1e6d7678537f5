import type { QuestionMessage } from '#server/features/products/finding/finding-worker.ts'
import { QueueFullError } from '#server/operations/work-queue.ts'
import { createThreads } from '#server/operations/worker.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const MAX_WAITING = 60
const LIMITS = { atOnce: 2, limitMs: 10 * SECOND_MS }
const RETRY_AFTER_S = 5

export type FindingThreads = ReturnType<typeof createFindingThreads>

/** Creates search threads. Throws SERVICE_UNAVAILABLE when too many wait or an answer takes too long. */
export function createFindingThreads(path: string, maxWaiting = MAX_WAITING) {
  const ask = createThreads(
    { folder: import.meta.dirname, name: 'finding-worker' },
    { ...LIMITS, maxWaiting },
  )
  return async <Result>(request: QuestionMessage, mostMs?: number): Promise<Result> => {
    try {
      return await ask<Result>({ path, ...request }, mostMs)
    } catch (error) {
      const isTooSlow = error instanceof Error && error.name === 'AbortError'
      if (!isTooSlow && !(error instanceof QueueFullError)) throw error
      throw new DomainError('SERVICE_UNAVAILABLE', m.shopIsBusy, { retryAfterSeconds: RETRY_AFTER_S })
    }
  }
}
