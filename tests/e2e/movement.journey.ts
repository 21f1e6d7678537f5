import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

const PATHS = [
  '/',
  '/products',
  '/products/3-soft-stacking-rings',
  '/blog',
  '/blog/baby-sleep-science',
  '/donate',
  '/about',
  '/no/such/page',
]
const MOST_SHIFTED = 0.02

const resultsHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Products', exact: true })

for (const width of [390, 1440]) {
  test(`late fonts move nothing at ${width} px`, { tag: ['@once', '@thorough'] }, async ({ page, allow }) => {
    allow.status(404, '/no/such/page')
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    let fonts = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(hasArial), 'Arial or Liberation Sans is installed').toBe(true)
      await page.waitForFunction(isPainted)
      fonts.resolve()
      await page.waitForFunction(haveFontsCome)
      await page.evaluate(twoFrames)
      expect(await page.evaluate(() => Reflect.get(self, 'shifted')), path).toBeLessThanOrEqual(MOST_SHIFTED)
      fonts = Promise.withResolvers<void>()
    }
  })
}

test('removing a filter or turning the page moves the focus to the results’ heading', async ({ page }) => {
  await page.goto('/products?price=200-500')
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/products')
  await expect(resultsHeading(page)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page.getByText('page 2 of 2')).toBeInViewport()
  await expect(resultsHeading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Page 1', exact: true }).press('Enter')
  await expect(page.getByText('page 1 of 2')).toBeInViewport()
  await expect(resultsHeading(page)).toBeFocused()
})

test('a slow request shows a thin bar, and a failed one can be retried', async ({ page, allow }) => {
  allow.status(500, 'products.cards')
  await page.goto('/products')
  let answers = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/trpc/products.cards*', async (route) => {
    answers++
    if (answers > 3) return route.continue()
    await held.promise
    await route.fulfill({ status: 500, body: '{}' })
  })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => page.evaluate(barOpacity)).toBe('1')
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible()
  expect(await page.evaluate(barOpacity)).toBe('none')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('page 2 of 2')).toBeVisible()
})

test('a lost connection is reported, and the page continues after it returns', { tag: '@once' }, async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/)
  allow.request(/ERR_INTERNET_DISCONNECTED/)
  let isNoticeHere = false
  page.on('response', (response) => {
    if (response.url().includes('/offline-notice')) isNoticeHere = true
  })
  await page.goto('/products')
  // It comes with the first sign of life, and a page that has not come to life yet sees none.
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    expect(isNoticeHere).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const notice = page.getByText('You’re offline.')
  await expect(notice).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(page.getByText('page 2 of 2')).toBeVisible()
})

test('a toast with an action stays for ten seconds', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/products')
  // On a busy machine seconds pass between two steps.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Save Bunny Night Light to favorites' }).click()
  const toast = page.getByText('Added to favorites')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(9_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(toast).toBeHidden()
})

/** Runs in the browser, like those below. */
function countShifts() {
  Object.assign(self, { shifted: 0 })
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      Object.assign(self, { shifted: Reflect.get(self, 'shifted') + Reflect.get(entry, 'value') })
    }
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

/** The fallback of the text font is made from it. */
async function hasArial(): Promise<boolean> {
  const [face] = await document.fonts.load('16px "Figtree Fallback"').catch(() => [])
  return face?.status === 'loaded'
}

function haveFontsCome(): boolean {
  const own = [...document.fonts].filter(({ family }) => family.includes('Variable'))
  return own.length > 0 && own.every(({ status }) => status === 'loaded')
}

function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })
}

function barOpacity(): string {
  const { content, opacity } = getComputedStyle(document.body, '::before')
  return content === 'none' ? 'none' : opacity
}
