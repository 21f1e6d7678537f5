import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { makeCatalog, productPaths } from './catalog.ts'
import { residentMegabytes } from './cpu.ts'
import { figure } from './figures.ts'
import { cpuMicrosInTurns, cpuMicrosPerRequest } from './load.ts'
import { type RunningServer, startBareServer, startShop } from './servers.ts'

const REQUESTS = 8_000
/** In each of five rounds: as many in all as there are products. */
const RENDERINGS = 200
/** The number is odd, so that each of the 167 pages of 1,000 products comes in every order. */
const DISTANT_PAGES = 165
const SHOP_PORT = 3330
const BARE_PORT = 3331
/** Until the work at startup has ended. */
const IDLE_MS = 5_000
const BROTLI = { 'accept-encoding': 'br' }
/** Has an answer made for this request alone. */
const ANEW = { 'cache-control': 'no-store' }
const ARTICLE = '/blog/baby-sleep-science'
const TRPC_LIST = `/trpc/products.list?input=${encodeURIComponent('{"json":{}}')}`

/** CPU a request as a ratio to bare Hono, both in one run. */
export async function measureServing(folder: string): Promise<void> {
  const database = join(folder, 'serving.db')
  const db = makeCatalog(database, 1_000)
  const products = productPaths(db, 5 * RENDERINGS)
  db.$client.close()
  await (await startShop(SHOP_PORT, database)).stop()

  const shop = await startShop(SHOP_PORT, database)
  await pause(IDLE_MS)
  figure({ name: 'second start to the first page', value: shop.firstPageMs, unit: 'ms', atMost: 1_000 })

  const pageFile = join(folder, 'page.br')
  writeFileSync(pageFile, await compressedPage(`${shop.url}/products`))
  const bare = await startBareServer(BARE_PORT, database, pageFile)
  const article = await measureArticle(shop, database, join(folder, 'article.br'))

  const [barePage = 0, ourPage = 0] = await cpuMicrosInTurns(
    [
      { pid: bare.pid, url: `${bare.url}/page` },
      { pid: shop.pid, url: `${shop.url}/products`, headers: BROTLI },
    ],
    REQUESTS,
  )
  const restList = { pid: shop.pid, url: `${shop.url}/api/products` }
  const [bareList = 0, rest = 0, restRevalidated = 0, trpc = 0] = await cpuMicrosInTurns(
    [
      { pid: bare.pid, url: `${bare.url}/list` },
      restList,
      { ...restList, headers: { 'if-none-match': await tagOf(restList.url) } },
      { pid: shop.pid, url: shop.url + TRPC_LIST },
    ],
    REQUESTS,
  )
  const restAnew = await cpuMicrosPerRequest(shop.pid, `${shop.url}/api/products`, REQUESTS, ANEW)
  const trpcAnew = await cpuMicrosPerRequest(shop.pid, shop.url + TRPC_LIST, REQUESTS, ANEW)
  console.log(
    `       CPU a request in us: bare page ${barePage.toFixed(0)}, cached page ${ourPage.toFixed(0)}, bare list ${bareList.toFixed(0)}, REST ${rest.toFixed(0)}, tRPC ${trpc.toFixed(0)}`,
  )
  console.log(
    `       without the response cache: REST ${restAnew.toFixed(0)} us (${(bareList / restAnew).toFixed(2)}x), tRPC ${trpcAnew.toFixed(0)} us (${(bareList / trpcAnew).toFixed(2)}x)`,
  )
  figure({ name: 'page from the cache, of bare Hono', value: barePage / ourPage, unit: 'x', atLeast: 0.7 })
  figure({ name: 'article from the cache, of bare Hono', value: article, unit: 'x', atLeast: 0.7 })
  figure({ name: 'REST list, of bare Hono', value: bareList / rest, unit: 'x', atLeast: 0.65 })
  figure({
    name: 'REST list that is known, of bare Hono',
    value: bareList / restRevalidated,
    unit: 'x',
    atLeast: 0.8,
  })
  figure({ name: 'tRPC list, of bare Hono', value: bareList / trpc, unit: 'x', atLeast: 0.45 })
  await measureUncached(shop, products)
  await Promise.all([shop.stop(), bare.stop()])
}

async function measureArticle(shop: RunningServer, database: string, pageFile: string): Promise<number> {
  writeFileSync(pageFile, await compressedPage(shop.url + ARTICLE))
  const bare = await startBareServer(BARE_PORT + 1, database, pageFile)
  const [limit = 0, ours = 0] = await cpuMicrosInTurns(
    [
      { pid: bare.pid, url: `${bare.url}/page` },
      { pid: shop.pid, url: shop.url + ARTICLE, headers: BROTLI },
    ],
    REQUESTS,
  )
  await bare.stop()
  return limit / ours
}

/**
 * The whole process: rendering, compression, collection of garbage, in all its threads. No address is asked for twice.
 * Articles are few, and never pushed out of the cache.
 */
async function measureUncached({ pid, url }: RunningServer, products: string[]) {
  const kinds = [
    ['list', listPage],
    ['product', (index: number) => products[index] ?? '/products'],
    ['search', () => '/products?search=cotton'],
  ] as const
  for (const [kind, path] of kinds) {
    let requestIndex = 0
    const micros = await cpuMicrosPerRequest(pid, () => url + path(requestIndex++), RENDERINGS, BROTLI)
    figure({ name: `uncached page: ${kind}`, value: micros / 1_000, unit: 'ms of CPU', atMost: 6 })
  }
  figure({ name: 'memory after them', value: residentMegabytes(pid), unit: 'MB', atMost: 300 })
}

/** Another page of the list, in another order, each time. */
function listPage(index: number): string {
  return `/products?sort=${PRODUCT_SORTS[index % PRODUCT_SORTS.length]}&page=${2 + (index % DISTANT_PAGES)}`
}

async function tagOf(url: string): Promise<string> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}

async function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROTLI }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
