import type { Page } from 'playwright/test'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './month-shop.ts'

async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ prices?$/ })
    .innerText()
  return Number.parseInt(text, 10)
}

test('suspicious prices are accepted or held, one by one and several at once', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin')
  await page.getByRole('link', { name: /prices look wrong/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Held prices' })).toBeVisible()
  const before = await total(page)
  expect(before).toBeGreaterThan(3)
  await expectNoAxeViolations(page)

  await actOnRow(page, /^Actions for/, 'Accept')
  await expect(page.getByText('1 price accepted')).toBeVisible()
  await expect.poll(() => total(page)).toBe(before - 1)

  await actOnRow(page, /^Actions for/, 'Keep on hold')
  await expect(page.getByText('1 price kept on hold')).toBeVisible()
  await expect.poll(() => total(page)).toBe(before - 2)

  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  const chosen = page.getByRole('region', { name: 'Selected prices' })
  await expect(chosen.getByRole('status')).toHaveText('2 chosen')
  await chosen.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('2 prices accepted')).toBeVisible()
  await expect.poll(() => total(page)).toBe(before - 4)
  await page.reload()
  expect(await total(page)).toBe(before - 4)
})
