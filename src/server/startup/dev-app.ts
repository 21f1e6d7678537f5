import { Hono } from 'hono'
import { originalContent, renderPage } from '#client/entry-server.tsx'
import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import { lockShop } from '#server/db/shop-lock.ts'
import { createListener } from '#server/http/middleware/listener.ts'
import { startApp } from '#server/startup/start-app.ts'
import type { Assets } from '#shared/site/assets.ts'

interface Development {
  entry: string
  viteClient: string
  styles: () => Promise<string>
}

/** Runs the app over Vite's server, without a page policy that would block its scripts. */
export async function startDevApp({ entry, viteClient, styles }: Development) {
  const assets: Assets = { entry, styles: [], deferredStyles: [], fonts: [], routes: {} }
  const env = beginWithSettings()
  const lock = lockShop(env.DATABASE_PATH)
  const client = { originalContent, renderPage, assets, styles: new Map(), cachesPages: false }
  const { app, deps, routeOf, close } = await startApp(client, env).catch((error) => {
    lock.release()
    throw error
  })
  const dev = new Hono()
  dev.use(async (c, next) => {
    // Later middleware changes the page, so it must not arrive compressed.
    c.req.raw.headers.delete('Accept-Encoding')
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    const head = `${await styles()}<script type="module" src="${viteClient}"></script></head>`
    const html = (await c.res.text()).replace('</head>', () => head)
    c.res = c.html(html, c.res.status as 200)
    c.res.headers.set('Content-Security-Policy', "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'")
  })
  dev.route('/', app)
  return {
    listener: createListener(dev, deps, routeOf),
    deps,
    close: () => close().finally(() => lock.release()),
  }
}
