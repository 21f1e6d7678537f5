import { join } from 'node:path'
import type { Browser, Response } from 'playwright'
import { DESKTOP, PHONE, startBrowser } from './browser.ts'
import { figure } from './figures.ts'
import { askBefore } from './load.ts'
import { startShop } from './servers.ts'

const PORT = 3332
const ARTICLE = '/blog/baby-sleep-science'
/** By then what a touch asks for is here. */
const QUIET_MS = 3_000
type Viewport = { width: number; height: number }

/**
 * Measures the data transferred on a first visit to an already requested page. Counts it before the visitor acts, and
 * including the requests of the first touch.
 */
export async function measureWeight(folder: string): Promise<void> {
  const shop = await startShop(PORT, join(folder, 'weight.db'))
  const browser = await startBrowser()
  const visit = (path: string, viewport: Viewport) => loaded(browser, shop.url + path, viewport)
  const shopOnPhone = await visit('/products', PHONE)
  const shopOnDesktop = await visit('/products', DESKTOP)
  const articleOnPhone = await visit(ARTICLE, PHONE)
  const articleOnDesktop = await visit(ARTICLE, DESKTOP)
  await browser.close()
  await shop.stop()
  const kilobytes = { unit: 'kB (brotli)' }
  const { untouched, touched } = shopOnPhone
  figure({ name: 'JavaScript of /products, untouched', value: untouched.script, ...kilobytes, atMost: 5 })
  figure({ name: 'JavaScript of /products, touched', value: touched.script, ...kilobytes, atMost: 115 })
  figure({
    name: 'HTML and critical CSS of /products',
    value: untouched.critical,
    ...kilobytes,
    atMost: 16,
  })
  figure({ name: 'requests of /products, 390 px', value: touched.requests, unit: '', atMost: 15 })
  figure({
    name: 'requests of /products, 1440 px',
    value: shopOnDesktop.touched.requests,
    unit: '',
    atMost: 15,
  })
  const article = articleOnPhone
  figure({
    name: 'JavaScript of an article, untouched',
    value: article.untouched.script,
    ...kilobytes,
    atMost: 5,
  })
  figure({
    name: 'JavaScript of an article, touched',
    value: article.touched.script,
    ...kilobytes,
    atMost: 115,
  })
  figure({ name: 'requests of an article, 390 px', value: article.touched.requests, unit: '', atMost: 12 })
  figure({
    name: 'requests of an article, 1440 px',
    value: articleOnDesktop.touched.requests,
    unit: '',
    atMost: 12,
  })
}

async function loaded(browser: Browser, address: string, viewport: Viewport) {
  await askBefore(address)
  const page = await browser.newPage({ viewport })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const untouched = await totalOf(responses)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  const touched = await totalOf(responses)
  await page.close()
  return { untouched, touched }
}

/** Requests, and kilobytes of scripts and of what the first paint waits for. */
async function totalOf(responses: readonly Response[]) {
  const total = { script: 0, critical: 0, requests: responses.length }
  for (const response of [...responses]) {
    const kind = response.request().resourceType()
    const isDeferred = response.url().includes('/late-')
    if (!['script', 'document', 'stylesheet'].includes(kind) || isDeferred) continue
    const size = (await response.request().sizes()).responseBodySize / 1_000
    if (kind === 'script') total.script += size
    else total.critical += size
  }
  return total
}
