import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { StartupError } from '#server/config/startup-error.ts'
import { refuseMalformed } from '#server/http/middleware/malformed-requests.ts'

/** Takes the port; requests wait until `answerWith` is called. Throws a StartupError. */
export async function takePort({ PORT, HOST }: { PORT: number; HOST: string }) {
  const waiting: [IncomingMessage, ServerResponse][] = []
  const hold = (...exchange: (typeof waiting)[number]) => void waiting.push(exchange)
  const server = createServer(hold).on('clientError', refuseMalformed)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('listening', resolve)
  server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, PORT, HOST)))
  server.listen(PORT, HOST)
  await promise
  return {
    server,
    answerWith(listener: RequestListener) {
      server.off('request', hold).on('request', listener)
      for (const exchange of waiting) listener(...exchange)
    },
  }
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`PORT: ${port} is already in use on ${host}`)
  if (error.code === 'EACCES') return new StartupError(`PORT: ${port} can’t be used by this user`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartupError(`HOST: ${host} is not an address of this machine`)
  }
  return error
}
