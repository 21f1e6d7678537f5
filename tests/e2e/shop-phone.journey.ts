import type { Page } from 'playwright/test'
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newParent } from './accounts.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const NAME =
  'Convertible car seat i-Size 40–105 cm with ISOFIX base, sun canopy and newborn insert, graphite melange'
const TEXT = `Rides with the back to the front until four.\n\nWhat it has:\n${Array.from({ length: 20 }, (_, index) => `• Part number ${index + 1} of the seat`).join('\n')}\n\nThe last word.`
const SEAT = '/products/500-car-seat'

const test = testWithShop((path) => {
  const db = openDatabase(path)
  seedSampleData(db)
  makeProduct(db, {
    id: 500,
    slug: 'car-seat',
    name: NAME,
    description: TEXT,
    category: 'Safety',
    priceMinor: 349_900,
  })
  db.$client.close()
})

const buyNow = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Buy Now.*Convertible/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Buy this product' })

test('key facts fit the first screen, and a bar on a phone replaces the button', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto(SEAT)
  for (const text of ['Ad', 'In stock'])
    await expect(page.getByText(text, { exact: true }).first()).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeInViewport({ ratio: 1 })
  await expect(buyNow(page).first()).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).not.toBeInViewport()
  if (isMobile) {
    const picture = await page.getByRole('img', { name: NAME }).boundingBox()
    expect(picture?.height).toBeLessThanOrEqual(0.45 * 844)
    expect((await buyNow(page).first().boundingBox())?.width).toBeGreaterThan(350)
    const note = await page.getByText('We may earn a commission. You pay the same price.').boundingBox()
    expect(note?.height).toBeLessThan(30)
  }
  await page.evaluate(() => scrollTo(0, 900))
  if (!isMobile) return expect(bar(page)).toBeHidden()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  const box = await bar(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  await expect(bar(page)).toContainText('3,499 SEK')
  await expect(bar(page).getByRole('button', { name: /^Save/ })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('rel', /sponsored/)
  await expectNoAxeViolations(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar(page)).not.toBeInViewport()
})

test('the heart in the header shows the number of favorites', async ({ page, shop }) => {
  const answer = await page.request.post(`${shop.url}/api/auth/sign-up/email`, {
    data: newParent(),
    headers: { origin: shop.url },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/products')
  const heart = page.getByRole('banner').getByRole('link', { name: /^Favorites/ })
  await expect(heart).toHaveAccessibleName('Favorites')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(heart).toHaveAccessibleName('Favorites, 1 saved')
  await page.reload()
  await expect(heart).toHaveAccessibleName('Favorites, 1 saved')
})

test('the search in the header leads from any page to its results', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Search the shop' }).click()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(field).toBeFocused()
  await expectNoAxeViolations(page)
  await field.fill('car seat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=car+seat')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “car seat”' })).toBeVisible()
  await expect(field).toBeHidden()
})

test('the chip of the category is in view', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products?category=Safety')
  const chips = page.getByRole('navigation', { name: 'Shop categories' })
  await expect(chips.getByRole('link', { name: 'Health & Safety' })).toBeInViewport({ ratio: 1 })
})

test('the first screen of a list shows prices', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const path of [
    '/products',
    '/products?category=Toys',
    '/products?search=swaddle',
    '/products?stock=in',
  ]) {
    await page.goto(path)
    const price = page
      .getByRole('article')
      .first()
      .getByText(/^[\d,]+ SEK$/)
    const { y = 0, height = 0 } = (await price.boundingBox()) ?? {}
    expect(y + height, path).toBeGreaterThan(0)
    expect(y + height, path).toBeLessThan(isMobile ? 844 : 900)
    if (!isMobile) continue
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.height, path).toBeLessThan(320)
  }
})

test('filters and sorting stay in reach while a phone scrolls the list', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/products')
  await page.evaluate(() => scrollTo(0, 1_500))
  const sort = expect(page.getByLabel('Sort by'))
  await (isMobile ? sort.toBeInViewport({ ratio: 1 }) : sort.not.toBeInViewport())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chip of the category is in view without scrolling anything else', { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.goto('/products?category=Safety')
    const chips = page.getByRole('navigation', { name: 'Shop categories' })
    await expect(chips.getByRole('link', { name: 'Health & Safety' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
    await expect(page.getByRole('banner')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await page.goto('/products?filters=open')
    await expect(page.getByLabel('From', { exact: true })).toHaveCSS('border-top-style', 'solid')
  })

  test('a long text keeps its list, is clamped, and unfolds', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(SEAT)
    const text = page.getByRole('region', { name: 'About this product' })
    await expect(text.getByRole('listitem')).toHaveCount(20)
    const height = async () => (await text.boundingBox())?.height ?? 0
    const folded = await height()
    await text.getByText('Read more').click()
    expect(await height()).toBeGreaterThan(folded + 300)
    await text.getByText('Read less').click()
    expect(await height()).toBe(folded)
  })
})
