import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

const cards = (page: Page) => page.getByRole('article').filter({ hasText: 'Buy Now' })
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('more products appear below, the address stays, and Back restores them', {
      tag: width === 1440 ? '@once' : ['@once', '@thorough'],
    }, async ({ page }) => {
      await page.goto('/products?category=Toys')
      await page.waitForLoadState('networkidle')
      await showMore(page).click()
      await expect(cards(page)).toHaveCount(12)
      await expect(cards(page).nth(6).getByRole('heading').getByRole('link')).toBeFocused()
      await expect(page.getByText('pages 1–2 of 6')).toBeAttached()
      await showMore(page).press('Enter')
      await expect(cards(page)).toHaveCount(18)
      await expect(page).toHaveURL('/products?category=Toys')
      await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectNoAxeViolations(page)

      const last = cards(page).nth(17).getByRole('heading').getByRole('link')
      await last.scrollIntoViewIfNeeded()
      await last.click()
      await expect(page.getByRole('heading', { level: 1, name: /Rattle/ })).toBeVisible()
      await page.goBack()
      await expect(cards(page)).toHaveCount(18)
      await expect(last).toBeInViewport()
      await page.reload()
      await expect(cards(page)).toHaveCount(18)

      await page.getByLabel('Sort by').selectOption('Alphabetical (A-Z)')
      await expect(page).toHaveURL('/products?category=Toys&sort=alphabetical')
      await expect(cards(page)).toHaveCount(6)
    })
  })
}

test('the last page offers no more, and a failed one can be retried', {
  tag: ['@once', '@thorough'],
}, async ({ page, allow }) => {
  allow.status(500, 'products.cards')
  await page.goto('/products?category=Toys&page=5')
  await page.waitForLoadState('networkidle')
  let answers = 0
  await page.route('**/trpc/products.cards*', (route) =>
    ++answers > 4 ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  )
  await showMore(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Error loading products', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('pages 5–6 of 6')).toBeAttached()
  await expect(cards(page).nth(6)).toBeVisible()
  await expect(showMore(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hearts are absent, because they cannot save', { tag: ['@once', '@thorough'] }, async ({ page }) => {
    await page.goto('/products')
    await expect(showMore(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /to favorites/ })).toHaveCount(0)
  })
})
