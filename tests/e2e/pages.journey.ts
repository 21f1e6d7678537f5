import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const PATHS = ['/about', '/contact', '/premium', '/privacy-policy', '/terms-of-service', '/subscribe']

async function fontSizePx(page: Page, text: string): Promise<number> {
  const label = page.getByText(text, { exact: true }).first()
  return label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

for (const path of PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe in the ${colorScheme}`, { tag: ['@once', '@thorough'] }, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectNoAxeViolations(page)
    })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an unknown address passes axe in the ${colorScheme}`, {
    tag: ['@once', '@thorough'],
  }, async ({ page, allow }) => {
    allow.status(404, '/no/such/page')
    await page.emulateMedia({ colorScheme })
    await page.goto('/no/such/page')
    await expectNoAxeViolations(page)
  })
}

test('every page fits a small phone', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of PATHS) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
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
