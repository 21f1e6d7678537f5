import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

/** Opens a page as somebody does who comes from elsewhere, and has done nothing yet. */
async function arrive(page: Page, path: string) {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  return scripts
}

const isLive = (page: Page) => page.waitForFunction(() => 'isLive' in self)

const PAGES_TO_READ = [
  '/products',
  '/products/1-organic-cotton-bodysuits-3-pack',
  '/blog',
  '/blog/baby-sleep-science',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
]

test('a page loads no script before the first scroll, key, or pointer movement', {
  tag: '@once',
}, async ({ page }) => {
  for (const [path, act] of [
    ['/blog/baby-sleep-science', () => page.evaluate(() => scrollBy(0, 40))],
    ['/products', () => page.keyboard.press('Tab')],
    ['/about', () => page.mouse.move(300, 300)],
  ] as const) {
    const scripts = await arrive(page, path)
    expect(scripts, path).toEqual([])
    await act()
    await isLive(page)
    expect(scripts.length, path).toBeGreaterThan(0)
  }
  expect(await arrive(page, '/products/1-organic-cotton-bodysuits-3-pack')).toEqual([])
  const viewed = await page.evaluate(() => localStorage.getItem('recently-viewed'))
  expect(viewed, 'it counts as viewed').toContain('"id":1')
})

test('the header’s search has the focus before the script loads and then suggests', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const { promise, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await arrive(page, '/about')
  await page.getByRole('button', { name: 'Search the shop' }).click()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('placeholder', 'Search products or retailers...')
  await page.keyboard.type('bunny')
  letScriptsCome()
  const options = page.getByRole('listbox', { name: 'Search the shop' }).getByRole('option')
  await expect(options.first()).toContainText('Bunny Night Light')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bunny Night Light' })).toBeVisible()
})

for (const path of PAGES_TO_READ)
  test(`${path} loads no script before the first scroll`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const scripts = await arrive(page, path)
    expect(scripts).toEqual([])
    await page.evaluate(() => scrollBy(0, 40))
    await isLive(page)
    expect(scripts.length).toBeGreaterThan(0)
  })

test('a link followed at once works, and its page hydrates by itself', async ({ page }) => {
  await arrive(page, '/products')
  await page.getByRole('link', { name: 'Bunny Night Light', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bunny Night Light', level: 1 })).toBeVisible()
  await isLive(page)
})

test('a picture that fails to load hydrates its page', {
  tag: '@once',
}, async ({ page, allow }) => {
  allow.status(404)
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: 'Image Error' }).first()).toBeVisible()
})

test('a heart pressed while the page loads takes effect', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const { promise, resolve: letStylesCome } = Promise.withResolvers<void>()
  await page.route('**/assets/late-*.css', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Save Bunny Night Light to favorites' }).click()
  letStylesCome()
  await expect(page.getByText('Added to favorites')).toBeVisible()
})

test('a heart pressed first shows it at once and takes effect after hydration', async ({ page }) => {
  await arrive(page, '/products')
  const { promise, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const heart = page.getByRole('button', { name: 'Save Bunny Night Light to favorites' })
  await heart.click()
  await expect(heart).toHaveCSS('opacity', '0.45')
  letScriptsCome()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await expect(heart).toHaveCSS('opacity', '1')
})

test('a first press of Buy Now is counted even before the script loads', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await arrive(page, '/products/1-organic-cotton-bodysuits-3-pack')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Buy Now/ })
    .first()
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  const beacon = page.waitForRequest((request) => request.url().endsWith('/api/clicks'))
  await link.click()
  expect((await beacon).postData()).toBe('1 product p1')
})

test('a failed script is requested again at the next interaction', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.request('net::ERR_FAILED')
  allow.console(/Failed to (load resource|fetch)/)
  allow.pageError(/Failed to fetch/)
  await arrive(page, '/about')
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await route.abort()
    markRequested()
  })
  await page.keyboard.press('Tab')
  await requested
  await page.unroute('**/assets/*.js')
  // It listens again a second later.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await page.waitForFunction(() => 'isLive' in self, undefined, { timeout: 300 })
  }).toPass({ timeout: 30_000 })
})
