import { DomainError } from '#shared/errors.ts'

/** Thrown when the whole file cannot be imported; the message says what arrived instead of a feed. */
export class FeedError extends Error {
  override name = 'FeedError'
}

export async function asBadRequest<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FeedError ? new DomainError('BAD_REQUEST', `${error.message}.`) : error
  }
}
