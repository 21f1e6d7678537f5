import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { DomainError } from '#shared/errors.ts'

/** Each takes about 85 ms and 16 MB in Node's pool of four threads: one is left to files and compression. */
const AT_ONCE = 3
/** What is done within about two seconds. */
const MAX_WAITING = 60
const RETRY_AFTER_S = 5

const inQueue = createWorkQueue({ concurrency: AT_ONCE, maxWaiting: MAX_WAITING })

/** Throws SERVICE_UNAVAILABLE when too many passwords are being checked. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password))
}

/** Throws SERVICE_UNAVAILABLE when too many passwords are being checked. */
export function verifyPassword(checked: { hash: string; password: string }): Promise<boolean> {
  return bounded(() => verify(checked))
}

async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await inQueue(work)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new DomainError(
      'SERVICE_UNAVAILABLE',
      'Too many sign-ins at once. Please try again in a few seconds.',
      {
        retryAfterSeconds: RETRY_AFTER_S,
      },
    )
  }
}
