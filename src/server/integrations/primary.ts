import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'

/** The process that writes: its socket on this machine, or its address. */
export type PrimaryAddress = { socketPath: string } | { url: string }

/** What a reader has of the process that writes. */
export interface Primary {
  /**
   * Lets the primary answer: the whole request goes there, and its answer comes back as it is. Throws SERVICE_UNAVAILABLE
   * as long as nothing of an answer has been given.
   */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
}

/** On this machine alone: the address that a visitor's connection comes from. Nobody else reaches the socket. */
export const SENT_FROM_HEADER = 'x-tuckling-sent-from'

/** What belongs to one connection, and to none behind it (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const READS = ['GET', 'HEAD']
/** While the writing process of this machine starts anew, whoever wants something of it waits. */
const RESTART_MS = 10 * SECOND_MS
const TRY_AGAIN_AFTER_MS = 50
const RETRY_AFTER_S = 5

export function primaryAt(address: PrimaryAddress): Primary {
  const open = 'socketPath' in address ? toSocket(address.socketPath) : toUrl(new URL(address.url))
  const waitMs = 'socketPath' in address ? RESTART_MS : 0

  return {
    async answer(incoming, outgoing) {
      const until = performance.now() + waitMs
      const isRead = READS.includes(incoming.method ?? 'GET')
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await exchange(open(incoming), incoming, outgoing)
        if (outcome === 'answered') return
        // What may have arrived is not sent twice, unless it only reads.
        if (outcome === 'cut off' && !isRead) throw unreachable()
        // A kept connection may end in the moment in which it is used again.
        if (outcome === 'cut off' && attempt === 1) continue
        if (performance.now() >= until) throw unreachable()
        await wait(TRY_AGAIN_AFTER_MS)
      }
    },
  }
}

type Open = (incoming: IncomingMessage) => ClientRequest

/** A connection of its own each time: one of this machine costs next to nothing, and cannot end between two requests. */
function toSocket(socketPath: string): Open {
  return (incoming) =>
    request({
      ...plainOptions(incoming, { [SENT_FROM_HEADER]: incoming.socket.remoteAddress ?? '' }),
      socketPath,
      agent: false,
    })
}

/** Reads share kept connections; what changes something gets one of its own, which cannot end just then. */
function toUrl(url: URL): Open {
  const isSecure = url.protocol === 'https:'
  const kept = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true })
  const send = isSecure ? secureRequest : request
  return (incoming) => {
    const agent = READS.includes(incoming.method ?? 'GET') ? kept : false
    const before = incoming.headers['x-forwarded-for']
    const from = incoming.socket.remoteAddress ?? ''
    const options = plainOptions(incoming, {
      'x-forwarded-for': before === undefined ? from : `${String(before)}, ${from}`,
    })
    return send({ ...options, host: url.hostname, port: url.port, servername: url.hostname, agent })
  }
}

/** All that was sent, to the same name: the primary checks that it is its own. */
function plainOptions(
  { method, url, headers, rawHeaders }: IncomingMessage,
  own: Record<string, string>,
): RequestOptions & { method: string } {
  const kept = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''
    return (
      !isOfOneConnection(name, headers.connection) && !Object.hasOwn(own, name) && name !== SENT_FROM_HEADER
    )
  })
  return {
    method: method ?? 'GET',
    path: url ?? '/',
    headers: [...kept, ...Object.entries(own).flat()],
    setHost: false,
  }
}

function isOfOneConnection(name: string, connection = ''): boolean {
  return OF_ONE_CONNECTION.has(name) || connection.toLowerCase().split(/[ ,]+/).includes(name)
}

type Outcome = 'answered' | 'not connected' | 'cut off'

/** One attempt. Nothing of the request's body is read before there is a connection for it. */
function exchange(
  sent: ClientRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let isConnected = false
  const begin = () => {
    isConnected = true
    if (READS.includes(incoming.method ?? 'GET')) sent.end()
    else incoming.pipe(sent)
  }
  sent.once('socket', (socket: Socket & { encrypted?: boolean }) => {
    if (socket.connecting) socket.once(socket.encrypted ? 'secureConnect' : 'connect', begin)
    else begin()
  })
  const giveUp = () => sent.destroy()
  outgoing.once('close', giveUp)
  sent.once('response', (answer) => {
    const headers = answer.rawHeaders.filter(
      (_, index, all) => !isOfOneConnection(all[index - (index % 2)]?.toLowerCase() ?? ''),
    )
    outgoing.writeHead(answer.statusCode ?? 502, headers)
    pipeline(answer, outgoing).then(
      () => resolve('answered'),
      () => {
        outgoing.destroy()
        resolve('answered')
      },
    )
  })
  sent.on('error', () => {
    outgoing.off('close', giveUp)
    incoming.unpipe(sent)
    if (outgoing.headersSent || outgoing.destroyed) resolve('answered')
    else resolve(isConnected ? 'cut off' : 'not connected')
  })
  return promise
}

function unreachable(): DomainError {
  return new DomainError(
    'SERVICE_UNAVAILABLE',
    'This can’t be done right now. Please try again in a few seconds.',
    { retryAfterSeconds: RETRY_AFTER_S },
  )
}
