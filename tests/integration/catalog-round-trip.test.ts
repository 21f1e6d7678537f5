import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { DEFAULT_SHORTS } from '#shared/products/categories.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

/** Columns for the shop's bookkeeping, which do not describe the product. */
const NOT_EXPORTED = ['id', 'source', 'externalId', 'contentHash', 'recordHash', 'priceReadAt', 'delistedAt']
const TIMES = ['createdAt', 'updatedAt']
const FIELDS = Object.keys(getTableColumns(products)).filter(
  (name) => ![...NOT_EXPORTED, ...TIMES].includes(name),
)

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength }),
      fc.constantFrom(
        '=1+1',
        "'=1+1",
        "''-2",
        '-2',
        '"quoted", and; split',
        'one\ntwo\n\nthree',
        '&lt;3 mm & <b>bold</b>',
        'a  b',
        "'",
        '"',
        'null',
        '0',
        ...PROTOTYPE_NAMES,
      ),
    )
    .map((value) => cleanText(value).slice(0, maxLength).trim())

const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const label = text(90).map((value) => value || null)
const webAddress = fc.webUrl({ withQueryParameters: true, withFragments: true })
const picture = nullable(fc.oneof(webAddress, fc.constant('/images/products/stacking-rings.webp')))
const minor = (max = 100_000_000) => nullable(fc.integer({ min: 0, max }))

const product = fc.record({
  name: text(80).filter(Boolean),
  description: text(400),
  category: nullable(fc.constantFrom(...DEFAULT_SHORTS)),
  priceMinor: minor(),
  listPriceMinor: minor(),
  currency: fc.constantFrom('SEK', 'EUR', 'KWD'),
  imageUrl: picture,
  affiliateLink: nullable(webAddress),
  advertiserName: label,
  advertiserId: label,
  advertiserLogoUrl: picture,
  commission: nullable(fc.constantFrom('5%', '7.5%', '0%', '100%')),
  isBestSeller: fc.boolean(),
  isEditorsPick: fc.boolean(),
  rating: nullable(fc.integer({ min: 0, max: 5_000_000 }).map((millionths) => millionths / 1_000_000)),
  reviews: nullable(fc.integer({ min: 0, max: 10_000_000 })),
  brand: label,
  gtin: nullable(fc.constantFrom('7310865004703', '96385074')),
  inStock: fc.boolean(),
})

function storedProducts(db: Database) {
  const rows = db.select().from(products).orderBy(products.id).all()
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => FIELDS.includes(name))))
}

type Shop = Awaited<ReturnType<typeof adminShop>>

async function exported({ app, headers, folder }: Shop, format: string) {
  const response = await app.request(`/api/admin/export/catalog.${format}`, { headers })
  const path = join(folder, `catalog.${format}`)
  writeFileSync(path, await response.text())
  return path
}

describe.each(['csv', 'json'])('a catalog exported as %s', (format) => {
  test('restores all values that an administrator or a feed set', async () => {
    const from = await adminShop({ seeded: false })
    const into = await adminShop({ seeded: false })
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 8 }), async (made) => {
        from.db.delete(products).run()
        into.db.delete(products).run()
        for (const values of made) makeProduct(from.db, values)
        const path = await exported(from, format)
        const report = await importFeedFile(into.db, {
          path,
          source: 'catalog',
          overrideSafetyLimits: true,
        })
        expect(report).toMatchObject({ dialect: `tuckling-${format}`, added: made.length, rejected: [] })
        expect(storedProducts(into.db)).toEqual(storedProducts(from.db))
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  test('restores the sample shop with its built-in pictures', async () => {
    const from = await adminShop()
    const into = await adminShop({ seeded: false })
    const path = await exported(from, format)
    await importFeedFile(into.db, { path, source: 'catalog' })
    const back = storedProducts(into.db)
    expect(back).toEqual(storedProducts(from.db))
    expect(back[0]).toMatchObject({ imageUrl: expect.stringMatching(/^\/images\/products\//) })
  })

  test('does not copy a partner’s commission to the product', async () => {
    const from = await adminShop({ seeded: false })
    const into = await adminShop({ seeded: false })
    const partner = { name: 'Sovstugan', description: 'Prams', website: 'https://shop.example' }
    await from.admin.partners.create({ ...partner, category: 'General', logo: null, commission: '9%' })
    makeProduct(from.db, { advertiserName: 'Sovstugan', commission: null })
    await importFeedFile(into.db, { path: await exported(from, format), source: 'catalog' })
    expect(storedProducts(into.db)).toMatchObject([{ advertiserName: 'Sovstugan', commission: null }])
  })

  test('does not relist delisted products', async () => {
    const from = await adminShop({ seeded: false })
    const into = await adminShop({ seeded: false })
    for (const delistedAt of [null, null, new Date()]) makeProduct(from.db, { delistedAt })
    const path = await exported(from, format)
    const report = await importFeedFile(into.db, { path, source: 'catalog' })
    expect(report).toMatchObject({ added: 2, rejected: [{ reason: 'The product isn’t published' }] })
  })
})
