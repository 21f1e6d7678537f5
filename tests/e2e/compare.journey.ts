import { expect, expectNoAxeViolations, test } from './journey.ts'

test('cards choose up to four products, which a tray keeps on this device', {
  tag: ['@once', '@phone'],
}, async ({ page }) => {
  await page.goto('/products')
  const choice = (index: number) => page.getByRole('article').nth(index).getByText('Compare')
  const tray = page.getByRole('region', { name: 'Comparison' })
  await choice(0).click()
  await expect(tray).toContainText('1 of 4')
  await expect(page.getByText('Your comparison is at the end of the page.')).toHaveCount(1)
  await choice(1).focus()
  await page.keyboard.press('Space')
  await expect(tray).toContainText('2 of 4')
  await expect(page.getByRole('button', { name: /Compare/, pressed: true })).toHaveCount(2)
  await expectNoAxeViolations(page)
  for (const index of [2, 3, 4]) await choice(index).click()
  await expect(page.getByText('You can compare up to 4 products. Remove one first.')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport({ ratio: 1 })
  await page.goto('/products?category=Toys')
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 100)
  await expect(tray).toContainText('4 of 4')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL('/products?category=Toys')
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+%2C\d+%2C\d+$/)
  await expect(page.getByText('Lowest price of these').first()).toBeVisible()
  await expect(tray).toBeHidden()
  await page.goBack()
  await tray.getByRole('button', { name: 'Clear' }).click()
  await expect(tray).toBeHidden()
})

test('products are compared from a card, added, and removed, all in the address', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/products')
  await page.getByRole('article').first().getByText('Compare').click()
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click()
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
