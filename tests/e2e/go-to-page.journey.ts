import type { Page } from 'playwright/test'
import { inTransaction } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { testWithShop } from './own-shop.ts'

const PRODUCTS = 1_800
const LAST = PRODUCTS / 6
const LAST_OF_TOYS = LAST / 2

const test = testWithShop(fill)

function fill(databasePath: string) {
  const db = openDatabase(databasePath)
  db.$client.pragma('user_version = 1')
  inTransaction(db, () => {
    for (let index = 0; index < PRODUCTS; index++) {
      makeProduct(db, { name: `Rattle ${index}`, category: index % 2 === 0 ? 'Toys' : 'Feeding' })
    }
  })
  db.$client.close()
}

const field = (page: Page) => page.getByRole('spinbutton', { name: 'Go to page' })
const sentence = (page: Page) =>
  field(page).evaluate((input) => (input instanceof HTMLInputElement ? input.validationMessage : ''))
const press = (page: Page) => page.getByRole('button', { name: 'Go', exact: true })

test('a page is reached by its number, by keyboard, and a number of no page is named', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?sort=price-low-high&filters=open&search=rattle&price=under-200&category=Toys')
  await field(page).focus()
  await page.keyboard.type('57')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('page 57 of 150')
  const address = new URL(page.url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    category: 'Toys',
    filters: 'open',
    price: 'under-200',
    search: 'rattle',
    sort: 'price-low-high',
    page: '57',
  })
  await expect(field(page)).toHaveValue('')

  for (const wrong of ['0', '-3', '1.5', String(LAST_OF_TOYS + 1), '']) {
    await field(page).fill(wrong)
    await press(page).press('Enter')
    expect(await sentence(page), `for "${wrong}"`).toBe(`Enter a page from 1 to ${LAST_OF_TOYS}.`)
    expect(page.url()).toBe(address.href)
  }

  await field(page).fill('1')
  await press(page).press('Enter')
  await expect(page.getByRole('status').first()).toContainText('page 1 of 150')
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
})

test('the form fits beside the pages and is accessible', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/products?page=${LAST}`)
  await field(page).scrollIntoViewIfNeeded()
  expect(await layoutFaults(page)).toEqual([])
  await expectNoAxeViolations(page)
})

test('long lists of the administrator have it too', { tag: '@once' }, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/products?sort=price-down')
  await field(page).fill('42')
  await press(page).click()
  await expect(page).toHaveURL(/[?&]page=42/)
  await expect(page).toHaveURL(/sort=price-down/)
  await expect(page.getByRole('link', { name: 'Page 42' })).toHaveAttribute('aria-current', 'page')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form that keeps what the address says', { tag: '@once' }, async ({ page }) => {
    await page.goto('/products?category=Toys&filters=open&sort=price-low-high')
    await field(page).fill(String(LAST_OF_TOYS))
    await press(page).press('Enter')
    await expect(page).toHaveURL(
      `/products?category=Toys&filters=open&sort=price-low-high&page=${LAST_OF_TOYS}`,
    )
    await expect(page.locator('article:has(a[href^="/products/"])')).toHaveCount(6)

    await field(page).fill(String(LAST_OF_TOYS + 1))
    await press(page).press('Enter')
    await expect(page).toHaveURL(/page=150/)

    await page.goto(`/products?category=Toys&page=${LAST_OF_TOYS + 1}`)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(field(page)).toBeVisible()
  })
})
