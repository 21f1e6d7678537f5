import { APIError } from 'better-auth/api'
import { DomainError, type DomainErrorCode } from '#shared/errors.ts'

const CODES: Record<number, DomainErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  422: 'CONFLICT',
}

/** Converts errors of the authentication library into domain errors. */
export async function asDomainError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    throw new DomainError(CODES[error.statusCode] ?? 'BAD_REQUEST', error.message)
  }
}
