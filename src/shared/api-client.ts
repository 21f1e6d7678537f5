import type { ApiCalls } from './api-types.gen.ts'

export type * from './api-types.gen.ts'

interface ApiClientOptions {
  /** The address of the shop, such as `https://shop.example`. */
  url: string
  /** An API key; without one, only public calls work. */
  key?: string
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

type Sent<C> = Omit<C, 'answer'> & {
  /** The same for every attempt of one POST, so that it happens only once. */
  idempotencyKey?: string
  signal?: AbortSignal
}
/** The input may be omitted when nothing is required. */
type Arguments<C> = object extends Omit<C, 'answer'> ? [sent?: Sent<C>] : [sent: Sent<C>]

/** The shop's refusal, in its own words. */
export class ApiError extends Error {
  readonly code: number
  readonly issues: { path: string; message: string }[]
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, answer: unknown, retryAfter: string | null) {
    const { message = `The shop answered ${status}`, issues = [] } = shapeOf(answer)
    super(message)
    this.name = 'ApiError'
    this.code = status
    this.issues = issues
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter)
  }
}

/** Creates a typed client for the shop's API. `call` throws an ApiError for refusals. */
export function createApiClient({ url, key, fetch: send = fetch }: ApiClientOptions) {
  async function call<Name extends keyof ApiCalls>(
    name: Name,
    ...[sent]: Arguments<ApiCalls[Name]>
  ): Promise<ApiCalls[Name]['answer']> {
    const [method = '', path = ''] = name.split(' ')
    const { params, query, body, idempotencyKey, signal }: AnySent = { ...sent }
    const headers: HeadersInit = {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }
    const response = await send(`${url}/api${filled(path, params)}${queryText(query)}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const answer = await response.json().catch(() => undefined)
    if (!response.ok) throw new ApiError(response.status, answer, response.headers.get('retry-after'))
    return answer
  }
  return { call }
}

interface AnySent {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

function filled(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

function shapeOf(answer: unknown): { message?: string; issues?: ApiError['issues'] } {
  return typeof answer === 'object' && answer !== null ? answer : {}
}
