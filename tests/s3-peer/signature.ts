import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Key {
  id: string
  secret: string
}

const ALLOWED_SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/

/** Computes the signature of a request from the store's side. Returns the store's error code, or undefined. */
export function faultOfSignature(request: IncomingMessage, key: Key, region: string, now: number) {
  const [, id = '', day = '', its = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const time = String(request.headers['x-amz-date'])
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (its !== region) return 'AuthorizationHeaderMalformed'
  if (Math.abs(now - timeOf(time)) > ALLOWED_SKEW_MS || !time.startsWith(day)) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  const unsigned = Object.keys(request.headers).filter(
    (name) => /^x-amz-/.test(name) && !names.includes(name),
  )
  if (!names.includes('host') || unsigned.length > 0) return 'AccessDenied'
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hash(canonical(request, names))]
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  return hmac(signing, text.join('\n')).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

function canonical({ method, url = '', headers }: IncomingMessage, names: string[]): string {
  const [path = '', search = ''] = url.split('?')
  const query = [...new URLSearchParams(search)].map((pair) => pair.map(encoded).join('=')).sort()
  return [
    method,
    decodeURIComponent(path).split('/').map(encoded).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
