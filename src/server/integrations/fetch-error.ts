type FetchErrorCode = 'FORBIDDEN_ADDRESS' | 'TOO_MANY_REDIRECTS' | 'TIMEOUT' | 'TOO_LARGE' | 'UNREACHABLE'

const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']

/** Why a fetch gave nothing, or an incomplete answer. The message is a sentence for a person. */
export class FetchError extends Error {
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
    this.code = code
  }
}

export function asFetchError(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isTimeout = (error instanceof Error && error.name === 'TimeoutError') || TIMEOUT_CODES.includes(code)
  if (isTimeout) return new FetchError('TIMEOUT', `${host} took too long to answer`, { cause: error })
  return new FetchError('UNREACHABLE', `${host} could not be reached`, { cause: error })
}
