import { openDatabase } from '#server/db/open-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const GTIN = '4006381333931'

const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  const make = (name: string, advertiserName: string, priceMinor: number, gtin: string | null = GTIN) =>
    makeProduct(db, { name, advertiserName, priceMinor, gtin, category: 'Nursery', isEditorsPick: true })
  make('Puddly nappies size 4, 9-14 kg, 50-pack', 'Fjordkin', 9_500)
  make('Puddly blöjor stl 4, 50 st', 'Tumblewood', 10_025)
  make('Puddly blöjor stl 4, 2 x 50 st', 'Hushhollow', 9_000)
  make('Bodysuits, 2-pack', 'Fjordkin', 9_900, null)
  db.$client.close()
})

test('a parent sees the price per nappy and compares it with other retailers', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/products?search=puddly+nappies')
  const card = page.getByRole('article').filter({ hasText: 'Puddly nappies size 4' })
  await expect(card.getByText('1.90 SEK per piece')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/products?search=bodysuits')
  await expect(page.getByRole('article').filter({ hasText: 'Bodysuits, 2-pack' })).toBeVisible()
  await expect(page.getByText('per piece')).toHaveCount(0)

  await page.goto('/products?search=puddly+nappies')
  await card.getByRole('link', { name: 'Puddly nappies size 4, 9-14 kg, 50-pack', exact: true }).click()
  await expect(page.getByRole('main').getByText('1.90 SEK per piece').first()).toBeVisible()
  const offers = page.getByRole('region', { name: 'Shops and prices' })
  await expect(offers.getByText('2.01 SEK per piece')).toBeVisible()
  await expect(offers.getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)
})

test('a list sorts by unit price where it has some, and a comparison shows them', {
  tag: '@thorough',
}, async ({ page }) => {
  const order = page.getByRole('combobox', { name: /^Sort/ })
  const byPiece = 'Price per piece: Low to High'
  await page.goto('/products?search=bodysuits')
  await expect(order.getByRole('option', { name: byPiece })).toHaveCount(0)

  await page.goto('/products?search=puddly')
  await order.selectOption({ label: byPiece })
  await expect(page).toHaveURL(/sort=price-per-piece/)
  const names = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', { name: /Puddly/ })
  await expect(names).toHaveText([/2 x 50 st/, /size 4/, /stl 4, 50 st/])
  await page.reload()
  await expect(order).toHaveValue('price-per-piece')
  await expect(names.first()).toHaveText(/2 x 50 st/)

  const ids = await names
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => /\/products\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
    )
  await page.goto(`/compare?ids=${ids}`)
  for (const said of ['0.90 SEK per piece', '1.90 SEK per piece', '2.01 SEK per piece'])
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
  await expectNoAxeViolations(page)
})
