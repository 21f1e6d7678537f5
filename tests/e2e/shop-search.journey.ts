import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

/** Opens a group of the filters; folded, it shows only its choice. */
async function unfolded(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  await page.locator('summary').filter({ has: heading }).click()
  return page.getByRole('region', { name, exact: true })
}

const cardTitles = (page: Page) => page.locator('article:has(a[href^="/products/"]) h3').allTextContents()
const field = (page: Page) => page.getByRole('combobox', { name: 'Search products or retailers' })

test('suggestions follow typing and can be chosen by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  await field(page).pressSequentially('musl')
  const list = page.getByRole('listbox', { name: 'Search products or retailers' })
  const option = list.getByRole('option', { name: /Muslin/ })
  await expect(option).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/products?search=musl')
  await expect(page.locator('main [aria-busy=false]')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field(page)).toHaveValue('musl')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/\d+-.*muslin/)
})

test('a suggested retailer narrows the shop to its products', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  await field(page).pressSequentially('tumble')
  await page.getByRole('option', { name: 'Tumblewood' }).click()
  await expect(page).toHaveURL('/products?retailer=Tumblewood')
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Tumblewood')
  await expect.poll(async () => (await cardTitles(page)).length).toBe(2)
})

test('filters show their counts, live in the address, and can be removed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  await expectNoAxeViolations(page)
  const prices = await unfolded(page, 'Price')
  await prices.getByRole('link', { name: /200–500/ }).click()
  await expect(page.getByText('6 products', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/products?filters=open&price=200-500')
  await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Show 6 products' })).toBeInViewport({ ratio: 1 })
  const picks = await unfolded(page, 'Our picks')
  await picks.getByRole('link', { name: /Best Seller/ }).click()
  await page.getByRole('link', { name: 'Show 1 product' }).click()
  await expect(page).toHaveURL('/products?price=200-500&pick=best-seller')
  await expect.poll(async () => (await cardTitles(page)).length).toBe(1)
  await expect(prices).toBeHidden()
  await page.reload()
  await expect.poll(async () => (await cardTitles(page)).length).toBe(1)
  await page.getByRole('link', { name: /Remove filter 200–500/ }).click()
  await expect(page).toHaveURL('/products?pick=best-seller')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/products')
})

test('several filters of a kind can be chosen in turn, and a price by limits', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/products?filters=open')
  const retailers = await unfolded(page, 'Retailer')
  const first = retailers.getByRole('link').nth(0)
  const second = retailers.getByRole('link').nth(1)
  await first.click()
  await expect(first).toHaveAttribute('aria-current', /true|page/)
  await second.click()
  await expect(second).toHaveAttribute('aria-current', /true|page/)
  await expect(first).toHaveAttribute('aria-current', /true|page/)
  expect(new URL(page.url()).searchParams.getAll('retailer')).toHaveLength(2)
  const price = await unfolded(page, 'Price')
  await price.getByLabel('To SEK').fill('300')
  await price.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Up to 300 SEK')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Show \d+ products?$/ }).click()
  await expect(price).toBeHidden()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/products')
})

test('the filters close by Escape, which returns the focus, and by a tap outside', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products')
  const filters = page.getByRole('link', { name: 'Filters', exact: true })
  const close = page.getByRole('link', { name: 'Close filters' })
  await filters.click()
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(filters).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(close).toBeVisible()
  await page.mouse.click(8, 360)
  await expect(page).toHaveURL('/products')
  await expect(close).toBeHidden()
  await filters.click()
  const search = page.getByRole('banner').getByRole('button', { name: 'Search the shop' })
  if (!isMobile) await search.click({ trial: true })
  await close.click()
  await expect(close).toBeHidden()
  await expect(filters).toBeFocused()
})

test('a search without results is corrected, and the typed one can be repeated', {
  tag: '@once',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/products')
  await field(page).fill('bib unicorns under 300 kr')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Showing results for bib, up to 300 SEK')
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Up to 300 SEK')
  await expect.poll(async () => (await cardTitles(page)).length).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await field(page).fill('muslni')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Showing results for muslin')
  await page.getByRole('link', { name: 'Search instead for muslni' }).click()
  await expect(page).toHaveURL('/products?search=muslni&exact=true')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('only a product opened from the results is reported to the search counter', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?search=muslin')
  const beaconRequest = page.waitForRequest((request) => request.url().endsWith('/api/clicks'))
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  const beacon = await beaconRequest
  expect(beacon.postData()).toBe('opened')
  expect((await beacon.allHeaders()).referer).toContain('/products?search=muslin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/muslin/i)
})
