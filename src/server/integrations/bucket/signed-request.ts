import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { BucketError, codeIn, refusalOf } from '#server/integrations/bucket/bucket-trouble.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

export interface BucketPlace {
  /** Without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: { size: number; sha256: string; open: () => Readable }
  signal: AbortSignal
}

const NO_BODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** A file is sent once the store agrees; stores that never say so get it after a moment. */
const CONSENT_MS = 2 * SECOND_MS
const SILENCE_MS = 2 * MINUTE_MS
const MOST_ERROR_BYTES = 65_536

/**
 * Sends one signed request, over a connection of its own. Returns a 2xx answer, which the caller must read or destroy;
 * undefined when there is no such key. Throws a BucketError for other answers. Redirects are not followed.
 */
export async function signedRequest(
  place: BucketPlace,
  call: BucketCall,
): Promise<IncomingMessage | undefined> {
  const request = await openRequest(place, call)
  const answered = once(request, 'response')
  void sendBody(request, call, answered).catch((error: Error) => request.destroy(error))
  const [answer]: IncomingMessage[] = await answered
  if (!answer) throw new Error('There is no answer')
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) return answer
  const code = codeIn(await textOf(answer, MOST_ERROR_BYTES))
  request.destroy()
  if (code === 'NoSuchKey' || (status === 404 && call.method === 'HEAD')) return undefined
  throw refusalOf(status, code)
}

async function openRequest(place: BucketPlace, call: BucketCall): Promise<ClientRequest> {
  const { method, body, signal } = call
  const signer = new AwsV4Signer({
    ...place,
    method,
    service: 's3',
    url: urlOf(place, call),
    headers: { 'x-amz-content-sha256': body?.sha256 ?? NO_BODY, ...call.headers },
  })
  const { url, headers } = await signer.sign()
  const sizes = body && { 'content-length': String(body.size), expect: '100-continue' }
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method,
    headers: { ...Object.fromEntries(headers), ...sizes },
    signal,
    agent: false,
    timeout: SILENCE_MS,
  })
  return request.once('timeout', () => request.destroy(new BucketError('The store stopped answering')))
}

async function sendBody(request: ClientRequest, { body }: BucketCall, answered: Promise<unknown>) {
  if (!body) return void request.end()
  const isRefused = answered.then(() => true)
  const consent = once(request, 'continue').then(() => false)
  if (await Promise.race([isRefused, consent, wait(CONSENT_MS, false, { ref: false })])) return
  // An answer that comes before the end says more than the connection that breaks then.
  await Promise.race([pipeline(body.open(), request), isRefused])
}

/** Stores compare the signature with the key as sent, in which every sign but these is encoded. */
function urlOf({ endpoint, bucket }: BucketPlace, { key, query }: BucketCall): string {
  const path = [bucket, ...(key?.split('/') ?? [])].map(encoded).join('/')
  const search = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encoded(value)}`)
  return `${endpoint}/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    if (bytes > most) throw new BucketError('The store’s answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
