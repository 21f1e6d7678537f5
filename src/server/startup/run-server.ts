import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'
import type { Environment } from '#server/config/env.ts'
import { lockShop } from '#server/db/shop-lock.ts'
import { createListener } from '#server/http/middleware/listener.ts'
import { builtAssets } from '#server/http/pages/assets.ts'
import { firstStyles } from '#server/http/pages/inline-styles.ts'
import { type ProcessMessage, partOfThisProcess, tellStarter } from '#server/operations/process-messages.ts'
import { onlyReads, startApp } from '#server/startup/start-app.ts'
import { takePort } from '#server/startup/take-port.ts'
import { listenForReaders, stopForReaders } from '#server/startup/writer-socket.ts'

const SHUTDOWN_LIMIT_MS = 8_000
/** How soon a connection is closed after its last response; Node alone would keep it open for five seconds. */
const IDLE_CHECK_MS = 100
/** How long kept-alive connections may still send a request; its response announces that it was the last. */
const LAST_REQUESTS_MS = 300

/** Starts the whole site on one port, or this process's part of it. Throws a StartupError before anything is touched. */
export async function runServer(fixed: Environment) {
  const part = partOfThisProcess()
  // A process that joins others on the port takes it only when ready.
  const taken = part === undefined || part.isFirst ? await takePort(fixed) : undefined
  const holder = part ? process.ppid : process.pid
  const lock = onlyReads(fixed, part) ? undefined : lockShop(fixed.DATABASE_PATH, holder)
  const { app, answerAtOnce, deps, routeOf, close } = await startApp(await builtClient(), fixed, part)
  let isClosing = false
  const listener = createListener({ fetch: app.fetch, answerAtOnce }, deps, routeOf, () => isClosing)
  const forReaders = part?.kind === 'writer' ? await listenForReaders(listener, part.socketPath) : undefined
  const { server, answerWith } = taken ?? (await takePort(fixed))
  answerWith(listener)
  const shutDown = closing(
    server,
    async () => {
      if (forReaders)
        await stopForReaders(forReaders, part?.socketPath ?? '', LAST_REQUESTS_MS, SHUTDOWN_LIMIT_MS)
      await close()
      lock?.release()
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
  // Ignores signals sent to the whole group: the starting process decides the order of shutdown.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('message', (message: ProcessMessage) => {
    if (message.type === 'close') shutDown(message.isReplaced ? server.keepAliveTimeout : 0)
  })
  tellStarter({ type: 'ready', sentence })
}

async function builtClient() {
  const { originalContent, renderPage } = await import('#client/entry-server.tsx')
  const assets = builtAssets()
  return { originalContent, renderPage, assets, styles: firstStyles(assets), cachesPages: true }
}

/**
 * Finishes the requests under way, closes the database and exits 0; unfinished requests are cut off after a time limit.
 * Connections are not closed at once, because a request may be on its way in each of them.
 *
 * While another process answers on the same port, kept-alive connections stay open for `promisedMs`, as each response
 * promised. A client that sends a request while its connection closes cannot know whether it arrived.
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
      // Waits until received data is read: until then a connection with a pending request counts as idle.
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
    // Admits connections made by now. Bypasses the HTTP server's `close`, which would close idle connections at once.
    setImmediate(() => Listening.prototype.close.call(server, end))
  }
}
