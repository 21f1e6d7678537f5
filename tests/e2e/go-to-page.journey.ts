import type { Page } from 'playwright/test'
import { expect } from './journey.ts'
import { test } from './stocked-shop.ts'

const field = (page: Page) => page.getByRole('spinbutton', { name: 'Go to page' })
const sentence = (page: Page) =>
  field(page).evaluate((input) => (input instanceof HTMLInputElement ? input.validationMessage : ''))
const press = (page: Page) => page.getByRole('button', { name: 'Go', exact: true })

test('a page is reached by its number, by keyboard, and a number of no page is named', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/products?sort=price-low-high&filters=open&search=spoon&price=under-200&category=Feeding')
  await field(page).focus()
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('page 11 of 12')
  const address = new URL(page.url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    category: 'Feeding',
    filters: 'open',
    price: 'under-200',
    search: 'spoon',
    sort: 'price-low-high',
    page: '11',
  })
  await expect(field(page)).toHaveValue('')

  for (const wrong of ['0', '-3', '1.5', '13', '']) {
    await field(page).fill(wrong)
    await press(page).press('Enter')
    expect(await sentence(page), `for "${wrong}"`).toBe('Enter a page from 1 to 12')
    expect(page.url()).toBe(address.href)
  }

  await field(page).fill('1')
  await press(page).press('Enter')
  await expect(page.getByRole('status').first()).toContainText('page 1 of 12')
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
})
