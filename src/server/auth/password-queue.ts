import { availableParallelism } from 'node:os'
import { networksAround } from '#server/limits/limits.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/**
 * The number of strangers' passwords checked at once. Each check takes 128 MiB, a core, and one of the four threads of
 * Node's pool. Files and compression need that pool too; one core is left to the visitors.
 */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
const WAITING = { maxWaiting: 60, maxWaitMs: 5 * SECOND_MS }
const RETRY_AFTER_S = 5

/** Owners have a worker of their own, so that no flood of strangers delays them. */
const queues = {
  owners: createWorkQueue({ concurrency: 1, ...WAITING }),
  strangers: createWorkQueue({ concurrency: AT_ONCE, ...WAITING }),
}

export interface PasswordSender {
  queue: keyof typeof queues
  crowds: readonly string[]
}

/** Someone who has already proved to own an account, by a session, a mailed link or a recognized browser. */
export function ownerOf(account: string): PasswordSender {
  return { queue: 'owners', crowds: [account] }
}

export function strangerAt(clientAddress: string, email: string): PasswordSender {
  // The account is last: guesses at it must not send its owner to the end of the line.
  return { queue: 'strangers', crowds: [...networksAround(clientAddress), email.toLowerCase()] }
}

/** Runs work with a password. Throws TOO_MANY_REQUESTS when its turn does not come soon enough. */
export async function inPasswordQueue<Result>(
  { queue, crowds }: PasswordSender,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queues[queue](work, crowds)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new DomainError('TOO_MANY_REQUESTS', m.tooManySignInsAtOnce, { retryAfterSeconds: RETRY_AFTER_S })
  }
}
