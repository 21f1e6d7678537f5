import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { figure } from './figures.ts'
import { startShop } from './servers.ts'

const PORT = 3332
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a first visit to /products loads, on a phone, compressed as well as it can be. */
export async function measureWeight(folder: string): Promise<void> {
  const shop = await startShop(PORT, join(folder, 'weight.db'))
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGS })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const kilobytes = { script: 0, critical: 0 }
  let requests = 0
  page.on('response', async (response) => {
    requests += 1
    const kind = response.request().resourceType()
    const isLate = response.url().includes('late-styles')
    if (!['script', 'document', 'stylesheet'].includes(kind) || isLate) return
    const size = brotliCompressSync(await response.body()).length / 1_000
    if (kind === 'script') kilobytes.script += size
    else kilobytes.critical += size
  })
  await page.goto(`${shop.url}/products`, { waitUntil: 'networkidle' })
  await browser.close()
  await shop.stop()
  figure({ name: 'JavaScript of /products', value: kilobytes.script, unit: 'kB (brotli)', atMost: 130 })
  figure({
    name: 'HTML and critical CSS of /products',
    value: kilobytes.critical,
    unit: 'kB (brotli)',
    atMost: 12,
  })
  figure({ name: 'requests of /products', value: requests, unit: '', atMost: 15 })
}

function browserPath(): string | undefined {
  const choice = join(import.meta.dirname, '../../node_modules/.cache/tuckling/browser.json')
  if (process.env.TUCKLING_CHROMIUM) return process.env.TUCKLING_CHROMIUM
  return existsSync(choice) ? JSON.parse(readFileSync(choice, 'utf8')).executablePath : undefined
}
