import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const cardTitles = (page: Page) => page.locator('article:has(a[href^="/products/"]) h3').allTextContents()
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shop categories' }).getByRole('link', { name })

test('a parent browses the shop: six cards, a second page, and back again', async ({ page }) => {
  await page.goto('/products')
  await expect(page).toHaveTitle('Shop Affordable Baby Products | Tuckling')
  await expect(page.getByRole('article').filter({ hasText: 'Buy Now' })).toHaveCount(6)
  await expect(page.getByText('10 products · page 1 of 2')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText('Previous')).toHaveAttribute('aria-disabled', 'true')
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/products?page=2')
  await expect(page.getByText('page 2 of 2')).toBeVisible()
  await expect(pages.getByText('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(await cardTitles(page)).toContain('Bath Thermometer Duck')
  await page.goBack()
  await expect(page.getByText('page 1 of 2')).toBeVisible()
})

test('category and order live in the address, and a category returns to the first page', async ({ page }) => {
  await page.goto('/products?page=2')
  await chip(page, 'Toys & Educational Items').click()
  await expect(page).toHaveURL('/products?category=Toys')
  await expect(page.getByText('Simple things to stack')).toBeVisible()
  await expect.poll(() => cardTitles(page)).toEqual(['Soft Stacking Rings', 'Wooden Alphabet Blocks'])
  await expect(chip(page, 'Toys & Educational Items')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.reload()
  await expect.poll(() => cardTitles(page)).toEqual(['Soft Stacking Rings', 'Wooden Alphabet Blocks'])
  await chip(page, 'All Products').click()
  await expect(page).toHaveURL('/products')
  await page.getByLabel('Sort by').selectOption('Price: High to Low')
  await expect(page).toHaveURL('/products?sort=price-high-low')
  await expect.poll(async () => (await cardTitles(page))[0]).toBe('Video Baby Monitor')
  await page.getByLabel('Sort by').selectOption('Featured')
  await expect(page).toHaveURL('/products')
})

test('results follow typing across the catalog, and an empty result says so', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products')
  const field = page.getByRole('combobox', { name: 'Search products or retailers' })
  await field.fill('THERMOMETER')
  await expect(page).toHaveURL('/products?search=THERMOMETER')
  await expect.poll(() => cardTitles(page)).toEqual(['Bath Thermometer Duck'])
  await field.fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
})

test('an error while loading products is reported', { tag: ['@once', '@thorough'] }, async ({
  page,
  allow,
}) => {
  allow.status(500)
  allow.console(/Failed to load resource/)
  await page.goto('/')
  await page.route('**/trpc/products.cards*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByText('Loading products...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Please try again later')).toBeVisible()
})

test('the price explains itself by pointer, keyboard, and tap', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/products')
  const note = page.getByText('This price is provided by the retailer. Click Buy Now to see the latest price')
  const price = page
    .locator('article:has(a[href^="/products/"])')
    .first()
    .getByRole('button', { name: 'About this price' })
  if (isMobile) {
    await page.locator('h1').tap()
    await price.tap()
    await expect(note).toBeVisible()
    return
  }
  await page.mouse.move(10, 10)
  await price.hover()
  await expect(note).toBeVisible()
  await page.mouse.move(10, 400)
  await expect(note).toBeHidden()
  await price.focus()
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('a heart works without an account and says so in one toast at a time', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Save Bunny Night Light to favorites' }).click()
  const toasts = page.getByText('Added to favorites')
  await expect(toasts).toHaveCount(1)
  await page.getByRole('button', { name: 'Save Soft Stacking Rings to favorites' }).click()
  await expect(toasts).toHaveCount(1)
})

test('a picture that fails to load becomes Image Error', { tag: '@once' }, async ({ page, allow }) => {
  allow.console(/Failed to load resource/)
  allow.status(404)
  await page.route('**/products/cotton-bodysuits-*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/products')
  const standIn = page.getByRole('img', { name: 'Image Error' })
  await expect(standIn).toHaveAttribute('src', '/icons/image-error-shirt.svg')
  await expect
    .poll(() => standIn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the shop works by keyboard alone: skip link, search, card, product page, category', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Search products or retailers' })).toBeFocused()
  await page.keyboard.type('rings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=rings')
  await page.getByRole('link', { name: 'Soft Stacking Rings', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/3-soft-stacking-rings')
  await expect(page.getByRole('heading', { level: 1, name: 'Soft Stacking Rings' })).toBeVisible()
  await expect(page.getByText('In stock at the retailer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More from Toys' })).toBeVisible()
  const category = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Toys & Educational Items' })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=Toys')
})

test('scripts and styles are compressed and cached forever', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get('/products')).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css)\b/g))
  expect(files.size).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    const headers = (await request.get(file)).headers()
    expect(headers['content-encoding'], file).toMatch(/^(br|gzip)$/)
    expect(headers['cache-control'], file).toContain('immutable')
  }
})

test('the device remembers viewed products for other product pages until turned off', async ({ page }) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  const view = async (path: string) => {
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .toContain(path.slice(12))
  }
  await view('/products/3-soft-stacking-rings')
  await expect(viewed).toHaveCount(0)
  await view('/products/4-bunny-night-light')
  // Moves before the page listens are nobody's.
  await expect(async () => {
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await expect(viewed.getByRole('link')).toHaveText(['Soft Stacking Rings'], { timeout: 1_000 })
  }).toPass()
  await expectNoAxeViolations(page)
  await viewed.getByRole('link', { name: 'Soft Stacking Rings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soft Stacking Rings' })).toBeVisible()
  await expect(viewed.getByRole('link')).toHaveText(['Bunny Night Light'])
  await viewed.getByRole('button', { name: 'Turn off' }).click()
  await expect(viewed.getByRole('status')).toContainText('no longer remembers')
  await page.goto('/products/4-bunny-night-light')
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBe('off')
  await expect(viewed).toHaveCount(0)
})

test('the product’s picture stays beside its text and scrolls away before similar products', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.goto('/products/3-soft-stacking-rings')
  const similar = page.getByRole('region', { name: 'More from Toys' })
  await similar.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const picture = page.getByRole('img', { name: 'Soft Stacking Rings' })
  const end = await picture.evaluate((element) => element.getBoundingClientRect().bottom)
  const start = await similar.evaluate((element) => element.getBoundingClientRect().top)
  expect(end).toBeLessThanOrEqual(start)
})
