import { openDatabase } from '#server/db/open-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { unfolded } from './filter-group.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  const make = (name: string, imageUrl?: string) => makeProduct(db, { name, imageUrl, category: 'Clothing' })
  make('Puddly rain suit, size 62/68', 'https://shop.example/suit.jpg')
  make('Puddly rain suit, size 86/92', 'https://shop.example/suit.jpg')
  make('Puddly hat, 0-3 months')
  make('Puddly rattle from 3 months')
  db.$client.close()
})

const SEARCH = '/products?search=puddly&filters=open'

test('a parent filters the shop by a size of any variant and by age', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(SEARCH)
  const sizes = await unfolded(page, 'Size')
  await expectNoAxeViolations(page)
  await sizes.getByRole('link', { name: '86/92 1' }).click()
  await expect(page).toHaveURL(`/products?search=puddly&size=86%2F92&filters=open`)
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await sizes.getByRole('link', { name: '86/92 1' }).click()
  await expect(page).toHaveURL(SEARCH)
  const ages = await unfolded(page, 'Age')
  await ages.getByRole('link', { name: /Newborn, 0–3 months/ }).click()
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active).toContainText('Newborn, 0–3 months')
  await ages.getByRole('link', { name: /^3–6 months/ }).click()
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await expect(active.getByRole('listitem')).toHaveCount(3)
})

test('a parent searches with age or size in words', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/products?search=rattle+from+3+months')
  const offered = page.getByRole('link', { name: '“rattle”, 3 months and up' })
  await expectNoAxeViolations(page)
  await offered.click()
  await expect(page).toHaveURL(/\?search=rattle&age=3-6-months&age=6-12-months/)
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Puddly rattle from 3 months' })).toBeVisible()
  await expect(offered).toHaveCount(0)
  await page.goto('/products?search=rain+suit+strl+86')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showing results for rain suit, size 86/92',
  )
})
