// npm run docs:pictures: takes the pictures of the documentation from a demo, into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { startOwnServer } from './own-server.ts'
import config from './playwright.config.ts'

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures')
const MAX_BYTES = 120_000
const QUALITIES = [80, 70, 60, 50]

const firstLink = (list: string, link: string) => async (page: Page) => {
  await page.goto(list)
  return (await page.locator(link).first().getAttribute('href')) ?? list
}

const SCREENS: Record<string, string | ((page: Page) => Promise<string>)> = {
  home: '/',
  list: '/products',
  product: firstLink('/products', 'main a[href^="/products/"]'),
  article: firstLink('/blog', 'main a[href^="/blog/"]'),
  dashboard: '/admin',
  feeds: '/admin/feeds',
  earnings: '/admin/earnings',
  translations: '/admin/translations',
}

const server = await startOwnServer({ DEMO: 'on', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Stockholm',
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Look around as a visitor' }).click()
  await page.waitForURL('**/admin')
  for (const [name, screen] of Object.entries(SCREENS)) {
    const address = typeof screen === 'string' ? screen : await screen(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const picture = await small(await page.screenshot({ animations: 'disabled' }))
    writeFileSync(join(FOLDER, `${name}.webp`), picture)
    console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await server.close()
}

/** The best quality whose file is small enough. */
async function small(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(screenshot).webp({ quality }).toBuffer()
    if (picture.length <= MAX_BYTES) return picture
  }
  throw new Error(`A picture has more than ${MAX_BYTES} bytes at the lowest quality`)
}
