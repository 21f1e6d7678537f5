import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultOfSignature, hash } from '#tests/s3-peer/signature.ts'

interface Stored {
  content: Buffer
  sha256: string | undefined
  changedAt: Date
}

export const PEER_KEY = { id: 'AKIATUCKLING', secret: 'wJalr/XUtnFEMI+K7MDENG' }
export const PEER_REGION = 'eu-north-1'
const BUCKETS: Record<string, string> = { 'shop-copies': 'ours', 'of-others': 'theirs' }
/** So few that lists have several parts. */
const LISTED_AT_ONCE = 2

/** How the store misbehaves. */
type Mode = 'ok' | 'html' | 'full' | 'silent' | 'forgets' | 'moved' | 'broken'

/**
 * A small S3-compatible store of our own over real HTTP. It computes each signature and hash itself, lists in parts,
 * and stores a file only when all of it has arrived.
 */
export async function startS3Peer() {
  const objects = new Map<string, Stored>()
  const peer = { mode: 'ok' as Mode, clockAheadMs: 0, calls: [] as string[], received: 0, mayDelete: true }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request
    const [path = '', search = ''] = url.split('?')
    const [, bucket = '', ...steps] = decodeURIComponent(path).split('/')
    const key = steps.join('/')
    peer.calls.push(`${method} ${bucket}/${key}`)
    const fault = faultOfSignature(request, PEER_KEY, PEER_REGION, Date.now() + peer.clockAheadMs)
    if (peer.mode === 'html')
      return send(response, 200, '<!doctype html><title>Welcome to nginx!</title>', 'text/html')
    if (fault) return refuse(response, fault === 'AuthorizationHeaderMalformed' ? 400 : 403, fault)
    if (!BUCKETS[bucket]) return refuse(response, 404, 'NoSuchBucket')
    if (BUCKETS[bucket] !== 'ours') return refuse(response, 403, 'AccessDenied')
    if (peer.mode === 'moved') return refuse(response, 301, 'PermanentRedirect')
    if (method === 'PUT') return store(request, response, key)
    if (method === 'DELETE' && !peer.mayDelete) return refuse(response, 403, 'AccessDenied')
    if (method === 'DELETE') {
      objects.delete(key)
      return send(response, 204, '')
    }
    if (!key) return list(response, new URLSearchParams(search))
    return read(request, response, objects.get(key))
  }

  async function store(request: IncomingMessage, response: ServerResponse, key: string) {
    if (peer.mode === 'full' && key.endsWith('.db')) return refuse(response, 507, 'QuotaExceeded')
    if (request.headers.expect) response.writeContinue()
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      peer.received += chunk.length
      if (peer.mode === 'silent' && key.endsWith('.db')) await once(request, 'close')
      chunks.push(chunk)
    }
    const content = Buffer.concat(chunks)
    const sha256 = String(request.headers['x-amz-meta-sha256'])
    if (hash(content) !== request.headers['x-amz-content-sha256'])
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    const stored = peer.mode === 'forgets' ? content.subarray(0, content.length / 2) : content
    objects.set(key, { content: stored, sha256, changedAt: new Date() })
    return send(response, 200, '')
  }

  function read(request: IncomingMessage, response: ServerResponse, stored: Stored | undefined) {
    if (!stored) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-length': stored.content.length,
      ...(stored.sha256 && { 'x-amz-meta-sha256': stored.sha256 }),
    })
    if (peer.mode === 'broken') {
      response.write(stored.content.subarray(0, stored.content.length / 2), () => response.destroy())
      return
    }
    response.end(request.method === 'HEAD' ? undefined : stored.content)
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? ''
    const from = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > from)
    const part = keys.slice(0, LISTED_AT_ONCE)
    const isCut = keys.length > part.length
    const entries = part.map((key) => {
      const { content, changedAt } = objects.get(key) ?? { content: '', changedAt: new Date(0) }
      return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>&quot;e&quot;</ETag><Size>${content.length}</Size></Contents>`
    })
    const token = isCut
      ? `<NextContinuationToken>${Buffer.from(part.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : ''
    send(
      response,
      200,
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${encodeURIComponent(prefix)}</Prefix><IsTruncated>${isCut}</IsTruncated>${token}${entries.join('')}</ListBucketResult>`,
    )
  }

  const handle = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => response.destroy())
  const server = createServer(handle).on('checkContinue', handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const { port } = server.address() as AddressInfo
  return { peer, objects, close, url: `http://127.0.0.1:${port}` }
}

function send(response: ServerResponse, status: number, text: string, type = 'application/xml') {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text)
}

function refuse(response: ServerResponse, status: number, code: string) {
  const details = `<AWSAccessKeyId>${PEER_KEY.id}</AWSAccessKeyId><StringToSign>${PEER_KEY.secret}</StringToSign>`
  send(
    response,
    status,
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message>${details}</Error>`,
  )
}
