import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { expect } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const COLORS = ['Dusty pink', 'Navy']
const SIZES = ['50/56', '62/68', '74/80']

const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  for (const color of COLORS) {
    for (const size of SIZES) {
      const isSoldOut = color === 'Navy' && size === '74/80'
      makeProduct(db, {
        name: `Rain suit Alva – ${color}, size ${size}`,
        category: 'Clothing',
        priceMinor: 45_000,
        inStock: !isSoldOut,
      })
    }
  }
  db.$client.close()
})

test.use({ javaScriptEnabled: false })

for (const width of [390, 1440]) {
  test(`a product with sizes and colors fits a width of ${width} px`, {
    tag: ['@once', '@thorough'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/products?search=navy+rain+suit')
    const card = page.getByRole('region', { name: 'Products', exact: true }).getByRole('article')
    await card.getByRole('heading').getByRole('link').click()
    await page
      .getByRole('navigation', { name: 'Size' })
      .getByRole('link', { name: /^74\/80\s?, out of stock$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain suit Alva – Navy, size 74/80')
    await expect(page.getByRole('heading', { name: 'More from Clothing' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
