import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { PHONE, startBrowser } from './browser.ts'
import { figure, missed } from './figures.ts'
import { askBefore } from './load.ts'
import { startShop } from './servers.ts'

/**
 * `node tests/bench/slow-network.ts`: what a phone sees of first visits over slow 3G (400 kbit/s, 400 ms there and back) with
 * a processor slowed four times. The first paint is measured beside that of a page of the same weight that is nothing but
 * text.
 */
const PORT = 3336
const VISITS = 3
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWED_TIMES = 4
const PAGES = ['/', '/products', '/products/1-organic-cotton-bodysuits-3-pack', '/blog/baby-sleep-science']

interface Seen {
  firstPaintMs: number
  largestPaintMs: number
  shift: number
  /** By tasks of more than 50 ms, as far as they are longer. */
  blockedMs: number
  /** Since the first sign of the visitor where the page waits for one, which here is once all else is loaded. */
  liveMs: number
}

/** Runs in the page, before anything else. */
function watch() {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, shift: 0, blockedMs: 0, liveMs: 0 }
  let awaitedSince = 0
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaintMs = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  observe('longtask', ({ duration }) => {
    seen.blockedMs += duration - 50
  })
  addEventListener('page-is-live', () => {
    seen.liveMs = performance.now() - awaitedSince
  })
  addEventListener('pointermove', () => {
    const hasScript = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))
    if (!hasScript) awaitedSince = performance.now()
  })
  Object.assign(window, { seen })
}

/** Runs in the page: once its fonts are here and the frame after that is drawn and told of. */
async function afterDrawing() {
  await document.fonts.ready
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  await frame()
  await frame()
}

/** Until React listens, where it ever does. */
async function visit(browser: Browser, url: string, becomesLive: boolean): Promise<Seen & { bytes: number }> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await slowDown(page)
  const response = await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  if (becomesLive) await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.liveMs > 0)
  await page.evaluate(afterDrawing)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const { responseBodySize, responseHeadersSize } = (await response?.request().sizes()) ?? {
    responseBodySize: 0,
    responseHeadersSize: 0,
  }
  await context.close()
  return { ...seen, bytes: responseBodySize + responseHeadersSize }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES })
}

/** The median of several first visits, by each thing that is seen. */
async function usual(browser: Browser, url: string, becomesLive = true) {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let turn = 0; turn < VISITS; turn++) visits.push(await visit(browser, url, becomesLive))
  const median = (of: keyof (typeof visits)[number]) =>
    visits.map((seen) => seen[of]).sort((a, b) => a - b)[Math.floor(VISITS / 2)] as number
  return {
    firstPaintMs: median('firstPaintMs'),
    largestPaintMs: median('largestPaintMs'),
    shift: median('shift'),
    blockedMs: median('blockedMs'),
    liveMs: median('liveMs'),
    bytes: median('bytes'),
  }
}

/** Text that says something once all of it is there. */
async function firstPaintOfText(browser: Browser, bytes: number): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Text</title><!--${'x'.repeat(bytes)}--><p>Text`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { firstPaintMs } = await usual(browser, `http://127.0.0.1:${port}/`, false)
  server.close()
  server.closeAllConnections()
  return firstPaintMs
}

const folder = mkdtempSync(join(tmpdir(), 'tuckling-bench-'))
const shop = await startShop(PORT, join(folder, 'slow-network.db'))
const browser = await startBrowser()
try {
  for (const path of PAGES) {
    const url = shop.url + path
    await askBefore(url)
    const seen = await usual(browser, url)
    const limit = await firstPaintOfText(browser, seen.bytes)
    const ms = (value: number) => `${value.toFixed(0)} ms`
    console.log(
      `       ${path}: ${(seen.bytes / 1_000).toFixed(1)} kB, first paint ${ms(seen.firstPaintMs)}, largest ${ms(seen.largestPaintMs)}, live ${ms(seen.liveMs)}, blocked ${ms(seen.blockedMs)}`,
    )
    figure({
      name: `first paint of ${path}, of text of its weight`,
      value: seen.firstPaintMs / limit,
      unit: 'x',
      atMost: 2,
    })
    figure({ name: `shift of ${path}`, value: seen.shift, unit: '', atMost: 0.02 })
  }
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
