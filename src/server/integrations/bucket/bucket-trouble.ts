import { DomainError } from '#shared/errors.ts'

export class BucketError extends DomainError {
  constructor(message: string) {
    super('SERVICE_UNAVAILABLE', message)
  }
}

const CODE = /<Code>([A-Za-z]{1,60})<\/Code>/
const NOT_A_STORE = 'The answer doesn’t come from an S3-compatible store; check AWS_ENDPOINT_URL'

/** The first line whose pattern fits the status and the store's code is the reason. */
const REASONS: [answer: RegExp, reason: string][] = [
  [
    /TimeTooSkewed/,
    'The clock of this server is more than 15 minutes off, so the store refuses it; set the clock',
  ],
  [
    /^507|QuotaExceeded|StorageFull|InsufficientStorage/i,
    'The bucket is full; free space in it or raise its quota',
  ],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch/,
    'The store refuses the key; check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  ],
  [
    /^3|PermanentRedirect|AuthorizationHeaderMalformed/,
    'The bucket is in another region or at another address; check AWS_REGION and AWS_ENDPOINT_URL',
  ],
  [/NoSuchBucket/, 'There is no such bucket; check BACKUP_TO'],
  [
    /^40[13]/,
    'The key may not do this: its rights may be too narrow, or the bucket may belong to somebody else',
  ],
  [/^413|EntityTooLarge/, 'The store takes no file of this size in one piece'],
  [/^404/, NOT_A_STORE],
]

export function notAStore(): BucketError {
  return new BucketError(NOT_A_STORE)
}

export function codeIn(body: string): string {
  return CODE.exec(body)?.[1] ?? ''
}

export function refusalOf(status: number, code: string): BucketError {
  const answer = `${status} ${code}`.trim()
  const reason = REASONS.find(([pattern]) => pattern.test(answer))?.[1] ?? 'The store could not do this'
  return new BucketError(`${reason} (${answer})`)
}

/** Returns a sentence for a broken connection, a silent store, or a full disk; other errors stay as they are. */
export function readableTrouble(error: unknown, host: string): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  if (error.name === 'TimeoutError') return new BucketError(`The store at ${host} took too long`)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC') return new BucketError('The disk doesn’t have enough free space for this backup')
  if (!/^(E[A-Z_]+|CERT_\w+|\w+_CERT\w*|HPE_\w+)$/.test(code) || code === 'ENOENT') return error
  return new BucketError(`The store at ${host} could not be reached (${code})`)
}
