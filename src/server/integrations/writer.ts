import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

export interface Writer {
  /** Passes on a request and its answer. Throws SERVICE_UNAVAILABLE when nothing was sent back yet. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
}

interface Patience {
  restartMs: number
  silenceMs: number
}

/** The address of a visitor's connection. Only this system user can reach the socket. */
export const SENT_FROM_HEADER = 'x-tuckling-sent-from'

/** Headers of one connection, not to be forwarded (RFC 9110, 7.6.1). The body's length is written again. */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  SENT_FROM_HEADER,
])
const READS = ['GET', 'HEAD']
const USUAL_PATIENCE: Patience = { restartMs: 10 * SECOND_MS, silenceMs: 30 * SECOND_MS }
const TRY_AGAIN_AFTER_MS = 50
const RETRY_AFTER_S = 5

export function writerAt(socketPath: string, { restartMs, silenceMs } = USUAL_PATIENCE): Writer {
  /** Opens a new connection each time: that costs next to nothing, and no other request ever follows on it. */
  const open = (incoming: IncomingMessage) =>
    request({ ...headOf(incoming), socketPath, agent: false, setHost: false, timeout: silenceMs })

  return {
    async answer(incoming, outgoing) {
      const until = performance.now() + restartMs
      const isRead = READS.includes(incoming.method ?? 'GET')
      for (;;) {
        const outcome = await exchange(open(incoming), incoming, outgoing)
        if (outcome === 'answered') return
        const mayTryAgain = outcome === 'not connected' || (outcome === 'cut off' && isRead)
        // A change that may have arrived is not sent again.
        if (!mayTryAgain || performance.now() >= until) throw unreachable(incoming, outgoing)
        await wait(TRY_AGAIN_AFTER_MS)
      }
    },
  }
}

/** Forwards all headers but those of the connection; adds the sender's address and the framing. */
function headOf(incoming: IncomingMessage) {
  const { method = 'GET', url = '/', rawHeaders, headers, socket } = incoming
  const nominated = (headers.connection ?? '').toLowerCase().split(/[ ,]+/)
  const forwarded = headersNamed(
    rawHeaders,
    (name) => !OF_ONE_CONNECTION.has(name) && !nominated.includes(name),
  )
  const own = [SENT_FROM_HEADER, socket.remoteAddress ?? '']
  return { method, path: url, headers: [...forwarded, ...own, ...framingOf(incoming)] }
}

/** Node's parser has refused two lengths or an invalid one, and the listener reads with a body. */
function framingOf({ method = 'GET', headers }: IncomingMessage): string[] {
  if (READS.includes(method)) return []
  if (headers['transfer-encoding'] !== undefined) return ['transfer-encoding', 'chunked']
  return ['content-length', headers['content-length'] ?? '0']
}

type Outcome = 'answered' | 'not connected' | 'cut off' | 'silent'

/** Makes one attempt. Reads nothing of the request's body before there is a connection for it. */
function exchange(
  sent: ClientRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let failure: Outcome = 'not connected'
  sent.once('socket', (socket: Socket) =>
    socket.once('connect', () => {
      failure = 'cut off'
      if (READS.includes(incoming.method ?? 'GET')) sent.end()
      else incoming.pipe(sent)
    }),
  )
  const giveUp = () => sent.destroy()
  outgoing.once('close', giveUp)
  sent.once('timeout', () => {
    failure = 'silent'
    sent.destroy(new Error('no response for too long'))
  })
  sent.once('response', (answer) => {
    passBack(answer, incoming, outgoing).then(() => resolve('answered'))
  })
  sent.on('error', () => {
    outgoing.off('close', giveUp)
    incoming.unpipe(sent)
    if (outgoing.headersSent || outgoing.destroyed) resolve('answered')
    else resolve(failure)
  })
  return promise
}

/** An answer cut short also closes the visitor's connection: nothing else would reveal it. */
async function passBack(answer: IncomingMessage, incoming: IncomingMessage, outgoing: ServerResponse) {
  endAfterAnswer(incoming, outgoing)
  const { rawHeaders, statusCode = 502 } = answer
  const headers = headersNamed(
    rawHeaders,
    (name) => name === 'content-length' || !OF_ONE_CONNECTION.has(name),
  )
  outgoing.writeHead(statusCode, headers)
  await pipeline(answer, outgoing).catch(() => outgoing.destroy())
}

function headersNamed(rawHeaders: string[], isIncluded: (name: string) => boolean): string[] {
  return rawHeaders.filter((_, index) => isIncluded(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''))
}

/** The unread rest of a body must not be taken for the next request, nor delay it. */
function endAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse) {
  if (!incoming.complete) outgoing.shouldKeepAlive = false
}

function unreachable(incoming: IncomingMessage, outgoing: ServerResponse): DomainError {
  endAfterAnswer(incoming, outgoing)
  return new DomainError('SERVICE_UNAVAILABLE', m.notDoableNow, { retryAfterSeconds: RETRY_AFTER_S })
}
