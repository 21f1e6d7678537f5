import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createListener } from '#server/http/middleware/listener.ts'
import { refuseMalformed } from '#server/http/middleware/malformed-requests.ts'
import { builtAssets } from '#server/http/pages/assets.ts'
import { firstStyles } from '#server/http/pages/inline-styles.ts'
import { SENT_FROM_HEADER } from '#server/integrations/primary.ts'
import type { Environment } from '#server/startup/env.ts'
import { giveBackMemoryWhenIdle } from '#server/startup/idle-memory.ts'
import { type ProcessMessage, partOfThisProcess, tellStarter } from '#server/startup/process-messages.ts'
import { startApp } from '#server/startup/start-app.ts'
import { StartupError } from '#server/startup/startup-error.ts'

const SHUTDOWN_LIMIT_MS = 8_000
/** How soon a connection is closed after its last answer; Node alone would keep it open for five seconds. */
const IDLE_CHECK_MS = 100
/** How long kept connections may still send a request, which is answered and told that it was the last. */
const LAST_REQUESTS_MS = 300

/** Starts the whole site on one port, or this process's part of it. Throws a StartupError. */
export async function runServer(fixed: Environment) {
  const part = partOfThisProcess()
  const { originalContent, renderPage } = await import('#client/entry-server.tsx')
  const assets = builtAssets()
  const client = {
    originalContent,
    renderPage,
    assets,
    styles: firstStyles(assets),
    cachesPages: true,
  }
  const { app, answerAtOnce, deps, routeOf, close } = await startApp(client, fixed, part)
  let isClosing = false
  const listener = createListener({ fetch: app.fetch, answerAtOnce }, deps, routeOf, () => isClosing)
  const forReaders = part?.kind === 'writer' ? await listenForReaders(listener, part.socketPath) : undefined
  const server = await listen(listener, deps.env)
  giveBackMemoryWhenIdle(forReaders ? [server, forReaders] : [server])
  const shutDown = closing(
    server,
    async () => {
      if (forReaders) await closed(forReaders, part?.socketPath ?? '')
      await close()
    },
    () => {
      isClosing = true
    },
  )
  const sentence = `${deps.env.SITE_NAME} is ready at ${deps.env.PUBLIC_URL}`
  if (part === undefined) {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shutDown())
    console.log(sentence)
    return
  }
  // A signal for all of them is for the one that started them: it knows in which order they end.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('message', (message: ProcessMessage) => {
    if (message.type === 'close') shutDown(message.isReplaced ? server.keepAliveTimeout : 0)
  })
  tellStarter({ type: 'ready', sentence })
}

/** Where the readers of this machine pass on what they do not answer, and say who asked them. */
async function listenForReaders(listener: RequestListener, socketPath: string): Promise<Server> {
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
 * Who has connected by then is answered; whoever comes later finds no socket, and waits for the next writer. The server's own
 * `close` would cut off connections whose request has not been read yet.
 */
async function closed(server: Server, socketPath: string) {
  rmSync(socketPath, { force: true })
  await wait(LAST_REQUESTS_MS)
  const ended = once(server, 'close')
  const cutOff = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS)
  Listening.prototype.close.call(server)
  await ended
  clearTimeout(cutOff)
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
 * are not closed at once: a request may be on its way in each of them. While another process answers on the same port there
 * is time, so kept connections are left to their visitors for `promisedMs`, as each answer has told them: whoever sends a
 * request in the very moment in which a connection is closed cannot know whether it has arrived.
 */
function closing(
  server: Server,
  close: () => Promise<void>,
  onClosing: () => void,
): (promisedMs?: number) => void {
  let idleCheck: NodeJS.Timeout | undefined
  let lastRequests: NodeJS.Timeout | undefined
  let cutOff: NodeJS.Timeout | undefined

  function closeIdleAfter(ms: number) {
    clearTimeout(lastRequests)
    lastRequests = setTimeout(() => {
      // Once what has arrived is read: until then a connection with a request on it counts as idle.
      idleCheck = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS)
    }, ms)
  }

  async function end() {
    for (const timer of [cutOff, lastRequests, idleCheck]) clearTimeout(timer)
    await close()
    process.exit(0)
  }

  return (promisedMs = 0) => {
    const isFirst = cutOff === undefined
    if (isFirst || promisedMs === 0) closeIdleAfter(promisedMs + LAST_REQUESTS_MS)
    if (!isFirst) return
    onClosing()
    cutOff = setTimeout(() => server.closeAllConnections(), promisedMs + SHUTDOWN_LIMIT_MS)
    // Whoever has connected by now is let in; and without what an HTTP server adds, which is to close idle connections at once.
    setImmediate(() => Listening.prototype.close.call(server, end))
  }
}
