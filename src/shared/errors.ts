export type DomainErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'

/** Reasons that programs act on: pages ask for confirmation of identity; the status reports a damaged database. */
export type RefusalReason = 'fresh-session' | 'damaged'

interface Details {
  retryAfterSeconds?: number
  field?: string
  reason?: RefusalReason
}

/** Thrown by services: a code for programs and a sentence for people. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  readonly retryAfterSeconds: number | undefined
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
