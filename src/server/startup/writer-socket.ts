import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SENT_FROM_HEADER } from '#server/integrations/writer.ts'

/** Opens the socket over which this machine's readers forward writes, together with the sender's identity. */
export async function listenForReaders(listener: RequestListener, socketPath: string): Promise<Server> {
  rmSync(socketPath, { force: true })
  const server = createServer((request, response) => {
    Object.assign(request, { sentFrom: request.headers[SENT_FROM_HEADER] })
    listener(request, response)
  })
  // Bypasses the parent process: this socket belongs to the writer alone.
  server.listen({ path: socketPath, exclusive: true })
  await once(server, 'listening')
  return server
}

/** Answers connected readers; the server's own `close` would cut off those with unread requests. */
export async function stopForReaders(
  server: Server,
  socketPath: string,
  lastRequestsMs: number,
  limitMs: number,
) {
  rmSync(socketPath, { force: true })
  await wait(lastRequestsMs)
  const ended = once(server, 'close')
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs)
  Listening.prototype.close.call(server)
  await ended
  clearTimeout(cutOff)
}
