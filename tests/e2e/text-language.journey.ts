import { openDatabase } from '#server/db/open-database.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { expect } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  db.insert(feeds)
    .values({ name: 'barnrum', location: '/feed', settings: { language: 'sv' } })
    .run()
  makeProduct(db, { name: 'Vagnsmatta', source: 'barnrum', externalId: '1' })
  db.$client.close()
})

test('suggestions and viewed products are marked with their text’s language', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('combobox', { name: 'Search products or retailers' }).pressSequentially('vagns')
  const option = page.getByRole('option', { name: /Vagnsmatta/ })
  await expect(option.getByText('Vagnsmatta')).toHaveAttribute('lang', 'sv')
  await option.click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Vagnsmatta')).toHaveAttribute(
    'lang',
    'sv',
  )
  await expect(async () => {
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain('Vagnsmatta')
  }).toPass()
  await page.goto('/products/3-soft-stacking-rings')
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(async () => {
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await expect(viewed.getByText('Vagnsmatta')).toHaveAttribute('lang', 'sv', { timeout: 1_000 })
  }).toPass()
})
