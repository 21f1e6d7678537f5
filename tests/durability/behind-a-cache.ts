import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { startProxy, stopProxy, untilUp } from './proxies.ts'
import { ADMINISTRATOR, kill, startShop } from './shop-process.ts'

const PAGES = ['/', '/products', '/products/1', '/products?category=Toys', '/blog', '/api/products']
const PRICE_LIMIT_MS = 20_000

interface CacheReport {
  /** From the second time on, what the shop was not asked for. */
  hits: number
  /** Status of each page while the shop is down. */
  whileDead: number[]
  /** Requests that failed while the shop was restarted, and how many there were. */
  whileRestarting: { requestCount: number; failed: number }
  /** From the write in the database to the page that shows it. */
  changedPriceMs: number
  /** Cache headers sent to a signed-in user, before and after others have filled the cache. */
  signedIn: string[]
  /** Whether a visitor after them gets a page without their name. */
  isPrivate: boolean
}

/** Runs the shop behind the example in `docs/examples/deploy`, on ports of its own. */
export async function tryBehind(cache: 'nginx' | 'varnish'): Promise<CacheReport> {
  const folder = mkdtempSync(join(tmpdir(), 'behind-'))
  const [port, shopPort, other] = [await freePort(), await freePort(), await freePort()]
  const path = join(folder, 'shop.db')
  const url = `http://127.0.0.1:${port}`
  const env: Record<string, string> = { TRUST_PROXY: 'true', PUBLIC_URL: url }
  if (cache === 'varnish') env.CACHE_PURGE_URL = `${url}/.purge`
  let shop = await startShop(path, shopPort, env)
  const proxy = startProxy(cache, { folder, port, shopPort, other })
  try {
    await untilUp(url)
    const signedIn = [await asAdministrator(url)]
    const hits = await hitsOf(url)
    signedIn.push(await asAdministrator(url))
    const isPrivate = !(await (await fetch(`${url}/`)).text()).includes(ADMINISTRATOR.email)
    const changedPriceMs = await priceChange(url, path)
    const restart = async () => {
      const ended = once(shop.child, 'exit')
      shop.child.kill('SIGTERM')
      await ended
      shop = await startShop(path, shopPort, env)
    }
    await hitsOf(url)
    const whileRestarting = await askMeanwhile(url, restart)
    await wait(2_000)
    await hitsOf(url)
    await kill(shop.child)
    await wait(4_000)
    const whileDead = await Promise.all(PAGES.map(async (page) => (await fetch(url + page)).status))
    return { hits, whileDead, whileRestarting, changedPriceMs, signedIn, isPrivate }
  } finally {
    await kill(shop.child)
    await stopProxy(proxy)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function hitsOf(url: string): Promise<number> {
  for (const page of PAGES) await (await fetch(url + page)).text()
  const again = await Promise.all(PAGES.map((page) => fetch(url + page)))
  return again.filter((answer) => answer.headers.get('x-cache') === 'HIT').length
}

async function asAdministrator(url: string): Promise<string> {
  const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await fetch(`${url}/`, { headers: { cookie } })
  const hasName = (await page.text()).includes(ADMINISTRATOR.email)
  return `${page.headers.get('cache-control')}${hasName ? ', with their name' : ''}`
}

/** Written by another process than the server, as an import does. */
async function priceChange(url: string, path: string): Promise<number> {
  const db = openDatabase(path)
  db.update(products).set({ priceMinor: 123_457 }).where(eq(products.id, 1)).run()
  db.$client.close()
  const began = performance.now()
  while (performance.now() - began < PRICE_LIMIT_MS) {
    const page = await (await fetch(`${url}/products/1`)).text()
    if (/1,234\.57/.test(page)) break
    await wait(50)
  }
  return Math.round(performance.now() - began)
}

async function askMeanwhile(url: string, work: () => Promise<void>) {
  let isOver = false
  let [requestCount, failed] = [0, 0]
  const asker = async (offset: number) => {
    for (let round = offset; !isOver; round += 1) {
      const answer = await fetch(url + PAGES[round % PAGES.length]).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      requestCount += 1
      if (answer?.status !== 200) failed += 1
      await wait(5)
    }
  }
  const asking = [0, 1, 2, 3].map(asker)
  await work()
  isOver = true
  await Promise.all(asking)
  return { requestCount, failed }
}
