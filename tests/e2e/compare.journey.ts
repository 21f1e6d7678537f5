import { expect, test } from './journey.ts'

test('products are compared from a card, added, and removed, all in the address', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/products')
  await page
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products')
  await expect(page).toHaveURL(/\/compare\?ids=\d+$/)
  await page.getByRole('link', { name: /^Add / }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  await page.getByLabel('Search products or retailers').fill('bunny')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/search=bunny/)
  await page.waitForFunction(() => 'isLive' in self)
  await page.getByRole('link', { name: 'Add Bunny Night Light' }).click()
  await expect(page.getByRole('link', { name: 'Bunny Night Light', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+%2C\d+$/)
  await page.getByRole('link', { name: 'Remove Bunny Night Light' }).click()
  await expect(page.getByRole('link', { name: 'Bunny Night Light', exact: true })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('four products fit the width of a phone', { tag: ['@once', '@thorough'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/compare?ids=1,2,3,4')
    await expect(page.getByRole('term').filter({ hasText: /^Price$/ })).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
