import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SENT_FROM_HEADER } from '#server/integrations/writer.ts'

/** Opens the place where the readers of this machine hand over what is the writer's, and say who asked them. */
export async function listenForReaders(listener: RequestListener, socketPath: string): Promise<Server> {
  rmSync(socketPath, { force: true })
  const server = createServer((request, response) => {
    Object.assign(request, { sentFrom: request.headers[SENT_FROM_HEADER] })
    listener(request, response)
  })
  // Not by way of the process that started this one: it is the writer's alone.
  server.listen({ path: socketPath, exclusive: true })
  await once(server, 'listening')
  return server
}

/**
 * Answers all who have connected; later ones find no socket, and wait for the next writer. The server's own `close` would cut
 * off connections whose request has not been read yet.
 */
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
