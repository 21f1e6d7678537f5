import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { createListener } from '#server/http/middleware/listener.ts'
import { refuseMalformed } from '#server/http/middleware/malformed-requests.ts'
import { builtAssets } from '#server/http/pages/assets.ts'
import { firstStyles, withInlineStyles } from '#server/http/pages/inline-styles.ts'
import { startApp } from '#server/startup/start-app.ts'
import { StartupError } from '#server/startup/startup-error.ts'

const SHUTDOWN_LIMIT_MS = 8_000
/** How soon a connection is closed after its last answer; Node alone would keep it open for five seconds. */
const IDLE_CHECK_MS = 100
/** How long kept connections may still send a request, which is answered and told that it was the last. */
const LAST_REQUESTS_MS = 300

/** Starts the whole site on one port. A mistake in the surroundings is one line on the console and exit code 1. */
export async function runServer() {
  try {
    const { originalContent, renderPage } = await import('#client/entry-server.tsx')
    const assets = builtAssets()
    const { app, deps, routeOf, close } = await startApp({
      originalContent,
      renderPage: withInlineStyles(renderPage, firstStyles(assets)),
      assets,
      cachesPages: true,
    })
    let isClosing = false
    const server = await listen(
      createListener(app.fetch, deps, routeOf, () => isClosing),
      deps.env,
    )
    closeOnSignal(server, close, () => {
      isClosing = true
    })
    console.log(`${deps.env.SITE_NAME} is ready at ${deps.env.PUBLIC_URL}`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function listen(listener: RequestListener, { PORT, HOST }: { PORT: number; HOST: string }): Promise<Server> {
  const server = createServer(listener).on('clientError', refuseMalformed).listen(PORT, HOST)
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, PORT, HOST)))
  })
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`PORT: ${port} is already in use on ${host}`)
  if (error.code === 'EACCES') return new StartupError(`PORT: ${port} may not be used by this user`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartupError(`HOST: ${host} is not an address of this machine`)
  }
  return error
}

/**
 * Finishes the requests under way, closes the database and exits 0; what is not finished in time is cut off. Connections
 * are not closed at once: a request may be on its way in each of them.
 */
function closeOnSignal(server: Server, close: () => Promise<void>, onClosing: () => void) {
  let closing = false
  const shutDown = () => {
    if (closing) return
    closing = true
    onClosing()
    const cutOff = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS)
    let idleCheck: NodeJS.Timeout | undefined
    const lastRequests = setTimeout(() => {
      // Once what has arrived is read: until then a connection with a request on it counts as idle.
      idleCheck = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS)
    }, LAST_REQUESTS_MS)
    const end = async () => {
      for (const timer of [cutOff, lastRequests, idleCheck]) clearTimeout(timer)
      await close()
      process.exit(0)
    }
    // Whoever has connected by now is let in; and without what an HTTP server adds, which is to close idle connections at once.
    setImmediate(() => Listening.prototype.close.call(server, end))
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}
