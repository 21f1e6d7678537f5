import type { Locator, Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, test } from './journey.ts'

/** The size of a 1280 by 1024 window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

test.use({ viewport: ZOOMED })

test('bars of the shop cover no text at 400 % zoom', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  for (const path of ['/', '/products', '/products/3-soft-stacking-rings', '/blog', '/donate']) {
    await page.goto(path)
    expect(await coveredHeight(page), path).toBe(0)
  }
})

test('bars of the admin area cover no text at 400 % zoom', { tag: ['@once', '@thorough'] }, async ({
  page,
  baseURL,
}) => {
  await signInAsAdministrator(page, baseURL ?? '')
  for (const path of ['/admin', '/admin/products', '/admin/settings', '/admin/newsletter/new']) {
    await page.goto(path)
    expect(await coveredHeight(page), path).toBe(0)
  }
})

test('menu, filters, and dialogs scroll to their last button at 400 % zoom', {
  tag: ['@once', '@thorough'],
}, async ({ page, baseURL }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectWithinReach(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last())
  await page.goto('/products?filters=open')
  await expectWithinReach(page.getByRole('link', { name: /^Show \d+ products$/ }))
  await signInAsAdministrator(page, baseURL ?? '')
  await page.goto('/admin/products')
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
  await box.press('Space')
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  for (const button of await page.getByRole('alertdialog').getByRole('button').all()) {
    await expectWithinReach(button)
  }
})

/** Nothing lies over it once it has been scrolled to. */
async function expectWithinReach(control: Locator) {
  await control.click({ trial: true })
  await expect(control).toBeInViewport()
}

/** How much of the window bars lie over when the page is scrolled. */
async function coveredHeight(page: Page): Promise<number> {
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return bars
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
  })
}
