import { createServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { stylesOf } from './dev-styles.mjs'

const ENTRY = '/src/client/entry-client.tsx'
const VITE_CLIENT = '/@vite/client'
const RENDERER = '/src/client/entry-server.tsx'
const DEV_APP = '/src/server/startup/dev-app.ts'

/** Development: one process that reloads both sides. Vite serves modules, the app everything else. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
let current

async function currentApp() {
  const module = await vite.ssrLoadModule(DEV_APP)
  if (current?.module !== module) current = { module, started: startAfter(current?.started, module) }
  return current.started
}

/** Waits for the previous app to end: two could not maintain the same files. */
async function startAfter(before, { startDevApp }) {
  const ended = await before?.catch(() => undefined)
  await ended?.close()
  const styles = () => stylesOf(vite, RENDERER)
  return startDevApp({ entry: ENTRY, viteClient: VITE_CLIENT, styles })
}

function explain(error) {
  if (error.name !== 'StartupError') throw error
  console.error(error.message)
  process.exit(1)
}

const { deps } = await currentApp().catch(explain)
const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { listener } = await currentApp()
      await listener(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server failed; see the terminal.')
    }
  })
})
server.listen(deps.env.PORT, deps.env.HOST, () => {
  console.log(`${deps.env.SITE_NAME} is ready for development at ${deps.env.PUBLIC_URL}`)
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    const { close } = await currentApp()
    await vite.close()
    await close()
    process.exit(0)
  })
}
