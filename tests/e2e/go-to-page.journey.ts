import type { Page } from 'playwright/test'
import { inTransaction } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { testWithShop } from './own-shop.ts'
import { test as inStockedShop } from './stocked-shop.ts'

const PRODUCTS = 1_800
const LAST = PRODUCTS / 6

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

inStockedShop(
  'a page is reached by its number, by keyboard, and a number of no page is named',
  {
    tag: ['@once', '@thorough'],
  },
  async ({ page }) => {
    await page.goto(
      '/products?sort=price-low-high&filters=open&search=spoon&price=under-200&category=Feeding',
    )
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
  },
)

test('the form fits beside the page links and is accessible', { tag: ['@once', '@thorough'] }, async ({
  page,
}) => {
  await page.goto(`/products?page=${LAST}`)
  await field(page).scrollIntoViewIfNeeded()
  expect(await layoutFaults(page)).toEqual([])
  await expectNoAxeViolations(page)
})

test('long lists in the admin area have the form too', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
}) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/products?sort=price-down')
  await field(page).fill('42')
  await press(page).click()
  await expect(page).toHaveURL(/[?&]page=42/)
  await expect(page).toHaveURL(/sort=price-down/)
  await expect(page.getByRole('link', { name: 'Page 42' })).toHaveAttribute('aria-current', 'page')
})
