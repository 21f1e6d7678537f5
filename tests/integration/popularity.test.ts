import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { clicks, products } from '#server/db/schema/catalog.ts'
import { settlePopularity } from '#server/features/clicks/popularity/service.ts'
import { countClick } from '#server/features/clicks/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  shop = createTestApp({ seeded: false })
})

function daysBefore(days: number): Date {
  return new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
}

/** From this many networks on each of the last days. */
function clickOften(productId: number, networks: number, days = 10) {
  for (let day = days - 1; day >= 0; day--)
    for (let network = 0; network < networks; network++) {
      const click = { productId, placement: 'card' as const, userAgent: browser }
      countClick(shop.db, { ...click, address: `${network + 11}.51.0.7` }, daysBefore(day))
    }
}

const popularity = (id: number) =>
  shop.db.select().from(products).where(eq(products.id, id)).get()?.popularity

async function names(search?: string) {
  return (await shop.caller.products.list({ search })).products.map(({ name }) => name)
}

test('clicks of many networks raise a product above its equals, in shop and search', async () => {
  const popular = makeProduct(shop.db, { name: 'Cotton bib, popular' })
  makeProduct(shop.db, { name: 'Cotton bib, newer' })
  expect(await names()).toEqual(['Cotton bib, newer', 'Cotton bib, popular'])
  clickOften(popular.id, 3)
  expect(await settlePopularity(shop.db, NOW.getTime())).toBe(1)
  expect(await names()).toEqual(['Cotton bib, popular', 'Cotton bib, newer'])
  expect(await names('bib')).toEqual(['Cotton bib, popular', 'Cotton bib, newer'])
})

test('popularity never outranks picks, stock, or relevance', async () => {
  makeProduct(shop.db, { name: 'Stroller', isEditorsPick: true })
  makeProduct(shop.db, { name: 'Stroller in stock' })
  const soldOut = makeProduct(shop.db, { name: 'Stroller, sold out', inStock: false })
  const bag = makeProduct(shop.db, { name: 'Stroller bag' })
  for (const { id } of [soldOut, bag]) clickOften(id, 20)
  await settlePopularity(shop.db, NOW.getTime())
  expect(await names()).toEqual(['Stroller', 'Stroller bag', 'Stroller in stock', 'Stroller, sold out'])
  expect((await names('stroller')).at(-1)).toBe('Stroller bag')
})

test('a single person cannot make a product popular with any number of browsers', async () => {
  const { id } = makeProduct(shop.db)
  for (let day = 89; day >= 0; day--)
    for (let browsers = 0; browsers < 30; browsers++)
      countClick(
        shop.db,
        {
          productId: id,
          placement: 'card',
          userAgent: `${browser} ${browsers}`,
          address: `192.0.2.${browsers}`,
        },
        daysBefore(day),
      )
  expect(shop.db.select().from(clicks).all()[0]).toMatchObject({ count: 30, networks: 1 })
  await settlePopularity(shop.db, NOW.getTime())
  expect(popularity(id)).toBe(0)
})

test('variants share popularity, which ends ninety days after the clicks', async () => {
  const group = { itemGroupId: 'suit', source: 'a-feed', name: 'Rain suit' }
  const small = makeProduct(shop.db, { ...group, externalId: '1', size: '80' })
  const large = makeProduct(shop.db, { ...group, externalId: '2', size: '86' })
  clickOften(large.id, 3, 5)
  await settlePopularity(shop.db, NOW.getTime())
  expect([popularity(small.id), popularity(large.id)]).toEqual([1, 1])
  const version = () => shop.db.$client.prepare('select version from catalogue_version').pluck().get()
  const before = version()
  expect(await settlePopularity(shop.db, NOW.getTime())).toBe(0)
  expect(version()).toBe(before)
  const later = NOW.getTime() + 91 * 24 * 60 * 60 * 1000
  expect(await settlePopularity(shop.db, later)).toBe(2)
  expect([popularity(small.id), popularity(large.id)]).toEqual([0, 0])
})
