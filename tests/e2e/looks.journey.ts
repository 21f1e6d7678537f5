import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { differences, layoutOf, makeSheet, oneAboveTheOther, type Photograph } from './contact-sheet.ts'
import { expect, journeysIn } from './journey.ts'
import { adminAccount, startOwnServer } from './own-server.ts'
import { showPictures } from './retailers-pictures.ts'

/**
 * Compares each screen, at seven widths and in light, dark and system colors, with the accepted sheet in `looks`.
 * `LOOKS=accept npm test -- --only e2e --thorough looks` accepts the current state.
 */
const IS_ACCEPTED = process.env.LOOKS === 'accept'
const projectRoot = resolve(import.meta.dirname, '../..')
const STORED = join(import.meta.dirname, 'looks')
const DIFFERENT = join(projectRoot, 'test-results/looks')
/** It is always this moment, so that no day or age changes. */
const MOMENT = '2026-11-20T10:00:00.000Z'
const CLOCK = join(projectRoot, 'tests/helpers/stopped-clock.mjs')
const STOPPED = { STOPPED_AT: MOMENT, NODE_OPTIONS: `--import=${pathToFileURL(CLOCK).href}` }
const WIDTHS = [320, 390, 768, 834, 1024, 1440, 1920]
const MODES = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', colorScheme: 'light', forcedColors: 'active' },
] as const
const HEIGHT = 2_000
const SCALE = 10
const LAYOUT = layoutOf(WIDTHS, { rows: MODES.length, height: HEIGHT, scale: SCALE })
const FILLING_MS = 300_000

/** By the name of its sheet. */
type Screens = Record<string, string>

const NEW_SHOP: Screens = {
  home: '/',
  shop: '/products',
  'shop-filters': '/products?filters=open',
  'shop-nothing': '/products?search=xxxxxx',
  'shop-fewer-words': '/products?search=bib+unicorns+under+300+kr',
  product: '/products/1',
  compare: '/compare?ids=1,2,3',
  blog: '/blog',
  article: '/blog/baby-first-year-milestones',
  donate: '/donate',
  about: '/about',
  contact: '/contact',
  premium: '/premium',
  login: '/login',
  signup: '/signup',
  'not-found': '/nothing-like-it',
}
const NEW_SHOP_ADMIN: Screens = { 'first-day': '/admin', 'no-feeds': '/admin/feeds', favorites: '/favorites' }
/** Without those of figures and of people: which of many come first there is left to chance. */
const MONTH: Screens = {
  'month-shop': '/products?search=vagn',
  'month-drops': '/products?deal=price-drop',
  'month-category': '/products?category=Clothing&price=200-500&sort=price-high&filters=open',
}
const MONTH_ADMIN: Screens = {
  dashboard: '/admin',
  products: '/admin/products',
  feeds: '/admin/feeds',
  'new-feed': '/admin/feeds/new',
  articles: '/admin/articles',
  'article-editor': '/admin/articles/4',
  content: '/admin/content/hero',
  categories: '/admin/categories',
  settings: '/admin/settings',
}

function fillMonth(databasePath: string): Promise<void> {
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = adminAccount
  const child = spawn(process.execPath, ['tests/month-of-use/fill.ts', databasePath], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', ...STOPPED, ADMIN_EMAIL, ADMIN_PASSWORD },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((done, failed) => {
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`filling ended with code ${code}`))))
  })
}

const inNewShop = journeysIn(() => startOwnServer(STOPPED))
const afterAMonth = journeysIn(() => startOwnServer(STOPPED, fillMonth))

for (const [test, of, screens, isAdmin] of [
  [inNewShop, 'a new shop', NEW_SHOP, false],
  [inNewShop, "a new shop's owner", NEW_SHOP_ADMIN, true],
  [afterAMonth, 'a shop after a month', MONTH, false],
  [afterAMonth, "a month's administrator", MONTH_ADMIN, true],
] as const) {
  for (const [name, path] of Object.entries(screens)) {
    test(`what ${of} sees: ${name}`, { tag: ['@once', '@thorough'] }, async ({ page, shop, allow }) => {
      test.setTimeout(FILLING_MS)
      allow.status(404)
      if (isAdmin) await signInAsAdministrator(page, shop.url)
      await open(page, path)
      const photographs = await photograph(page)
      expect(await compare(name, photographs)).toEqual([])
    })
  }
}

inNewShop('a button that is missing is noticed', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  await open(page, '/login')
  const before = await photograph(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).evaluate((button) => {
    button.style.visibility = 'hidden'
  })
  const after = await photograph(page)
  const [one, other] = [await makeSheet(before, LAYOUT), await makeSheet(after, LAYOUT)]
  expect(await differences(one, await makeSheet(before, LAYOUT), before, LAYOUT)).toEqual([])
  // In the system's colors the button has only an outline.
  const painted = after.filter(({ name }) => !name.endsWith('forced colors'))
  expect(await differences(one, other, painted, LAYOUT)).toHaveLength(painted.length)
})

async function open(page: Page, path: string) {
  await page.clock.setFixedTime(MOMENT)
  await showPictures(await page.context().newCDPSession(page))
  await page.goto(path)
  await page.evaluate(drawAll)
  await pointAtChosen(page)
}

/** Hovers over selected elements, which must still look selected: on a phone the pointer stays on the last tap. */
async function pointAtChosen(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const selector = 'main :is([aria-current]:not([aria-current=false]), [aria-pressed=true])'
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds)
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}

async function photograph(page: Page): Promise<Photograph[]> {
  const photographs: Photograph[] = []
  for (const [column, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 })
    const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(contentWidth, `${width} px`).toBe(width)
    for (const [row, { name, ...mode }] of MODES.entries()) {
      await page.emulateMedia(mode)
      await page.evaluate(settle)
      const picture = await page.screenshot({
        type: 'jpeg',
        quality: 95,
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: HEIGHT },
      })
      photographs.push({ name: `${width} px ${name}`, column, row, picture })
    }
  }
  return photographs
}

/** Runs in the browser: what is further down is drawn, too. */
function drawAll() {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  }
}

/** Runs in the browser. */
async function settle() {
  const LONGEST_MS = 10_000
  // A preview may have come meanwhile.
  for (const picture of document.images) picture.loading = 'eager'
  const visiblePictures = [...document.images].filter((picture) => picture.checkVisibility())
  const drawn = Promise.all(visiblePictures.map((picture) => picture.decode().catch(() => undefined)))
  // One that never comes is seen on the sheet.
  await Promise.race([drawn, new Promise((done) => setTimeout(done, LONGEST_MS))])
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

async function compare(name: string, photographs: Photograph[]): Promise<string[]> {
  const sheet = await makeSheet(photographs, LAYOUT)
  const stored = join(STORED, `${name}.webp`)
  const before = existsSync(stored) ? readFileSync(stored) : undefined
  const changes = before
    ? await differences(before, sheet, photographs, LAYOUT)
    : [`there is no ${stored} yet`]
  if (changes.length === 0) return []
  const folder = IS_ACCEPTED ? STORED : DIFFERENT
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${name}.webp`),
    IS_ACCEPTED || !before ? sheet : await oneAboveTheOther(before, sheet),
  )
  return IS_ACCEPTED ? [] : [...changes, `look at test-results/looks/${name}.webp: before above, now below`]
}
