import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const PATHS = [
  '/',
  '/products',
  '/products?search=nothing-at-all',
  '/products/3-soft-stacking-rings',
  '/compare?ids=1,2,3,4',
  '/blog',
  '/blog?search=nothing-at-all',
  '/blog/best-baby-carriers-2024',
  '/blog/nope',
  '/donate',
  '/donate?success=1',
  '/donate?canceled=1',
  '/login',
  '/signup',
  '/favorites',
  '/about',
  '/contact',
  '/premium',
  '/privacy-policy',
  '/terms-of-service',
  '/subscribe',
  '/no/such/page',
]

async function fontSizePx(page: Page, text: string): Promise<number> {
  const label = page.getByText(text, { exact: true }).first()
  return label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

for (const path of PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe in the ${colorScheme}`, {
      tag: ['@once', '@thorough'],
    }, async ({ page, allow }) => {
      allow.status(404, path)
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
}

test('every page fits its window from a small phone to a small laptop', {
  tag: ['@once', '@thorough'],
}, async ({ page, allow }) => {
  allow.status(404)
  for (const path of PATHS) {
    await page.goto(path)
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the notice above the header links to how products are chosen', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'How we choose products' }).click()
  await expect(page).toHaveURL('/about#how-we-choose')
  await expect(page.getByRole('region', { name: 'How we choose products' })).toBeInViewport()
})

test('the footer links to the legal pages, and their contents to their sections', async ({ page }) => {
  await page.goto('/about')
  for (const title of ['Privacy Policy', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(page.locator('section[id] h2').last()).toBeInViewport()
  }
})

test('the labels of advertising and samples are large enough to read', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/products')
  expect(await fontSizePx(page, 'Ad')).toBeGreaterThanOrEqual(14)
  expect(await fontSizePx(page, 'Sample rating')).toBeGreaterThanOrEqual(14)
})
