import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

const NOT_A_NUMBER = 'Enter a number, such as 249 or 249.50'

test.beforeEach(async ({ page, shop }) => signInAsAdministrator(page, shop.url))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** As from a keyboard: what a number field cannot read can only be typed. */
async function type(page: Page, label: string, text: string) {
  const field = page.getByRole('spinbutton', { name: label })
  await field.clear()
  await field.pressSequentially(text)
  return field
}

/** The addresses of the calls that were sent. */
function callsTo(page: Page, procedure: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(procedure) && calls.push(request.url()))
  return calls
}

test('a new product reports an unreadable price and keeps the other fields', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const calls = callsTo(page, 'productEdits.add')
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Moon Lamp')
  const price = await type(page, 'Price', '18-9')
  await button(page, 'Add Product').click()
  await expect(page.getByText(NOT_A_NUMBER)).toBeVisible()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(new RegExp(NOT_A_NUMBER))
  await expectNoAxeViolations(page)
  expect(calls).toEqual([])

  await type(page, 'Price', '189')
  await expect(page.getByText(NOT_A_NUMBER)).toBeHidden()
  await button(page, 'Add Product').click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await page.goto('/admin/products?search=moon lamp')
  await expect(page.getByRole('row', { name: /Moon Lamp.*189 SEK/ })).toBeVisible()
})

test('an unreadable price does not erase the stored one', { tag: ['@once', '@thorough'] }, async ({
  page,
}) => {
  const calls = callsTo(page, 'productEdits.edit')
  await page.goto('/admin/products/3')
  const stored = await page.getByRole('spinbutton', { name: 'Price' }).inputValue()
  expect(Number(stored)).toBeGreaterThan(0)
  const price = await type(page, 'Price', '18-9')
  await button(page, 'Save').click()
  await expect(page.getByText(NOT_A_NUMBER)).toBeVisible()
  await expect(price).toBeFocused()
  expect(calls).toEqual([])
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue(stored)
})

test('an unreadable limit creates no key', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  await page.goto('/admin/api-keys')
  const calls = callsTo(page, 'apiKeys.create')
  await button(page, 'New API key').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Price robot')
  const limit = await type(page, 'Calls per minute', '6-0')
  await button(page, 'Create key').click()
  await expect(page.getByText(NOT_A_NUMBER)).toBeVisible()
  await expect(limit).toBeFocused()
  expect(calls).toEqual([])
  await type(page, 'Calls per minute', '60')
  await button(page, 'Create key').click()
  await expect(page.getByText('Copy it now:')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('an unreadable amount is reported beside its field and not donated', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/donate')
  await page.getByLabel('Email').first().fill('ada@example.com')
  const amount = await type(page, 'Amount (USD)', '2-5')
  await amount.blur()
  await expect(page.getByText(NOT_A_NUMBER)).toBeVisible()
  await expect(amount).toHaveAccessibleDescription(new RegExp(NOT_A_NUMBER))
  await expect(button(page, 'Donate Now')).toBeDisabled()
  await type(page, 'Amount (USD)', '25')
  await expect(page.getByText(NOT_A_NUMBER)).toBeHidden()
  await expect(button(page, 'Donate Now')).toBeEnabled()
})
