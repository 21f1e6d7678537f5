export type DomainErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'

/** Reasons that a program acts on: a page asks who it is, the status tells of a damaged database. */
export type RefusalReason = 'fresh-session' | 'damaged'

interface Details {
  retryAfterSeconds?: number
  field?: string
  reason?: RefusalReason
}

/** What services throw: a code for programs and a sentence written for a person. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** With TOO_MANY_REQUESTS: when it is worth trying again. */
  readonly retryAfterSeconds: number | undefined
  /** The field of the input that the sentence is about. */
  readonly field: string | undefined
  readonly reason: RefusalReason | undefined

  constructor(code: DomainErrorCode, message: string, { retryAfterSeconds, field, reason }: Details = {}) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.field = field
    this.reason = reason
  }
}

export const DEFAULT_ERROR_MESSAGE = 'An error occurred'
