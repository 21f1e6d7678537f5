import { and, eq, notExists } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { observeFirstPrices } from '#server/db/observed-prices.ts'
import { observedPrices, partners, products } from '#server/db/schema/catalog.ts'
import { SAMPLE_PARTNERS } from '#server/db/seed/sample-partners.ts'
import { SAMPLE_PRODUCTS } from '#server/db/seed/sample-products.ts'
import { translateSamples } from '#server/db/seed/translated-samples.ts'
import { categoryKey, shopCategories } from '#server/db/shop-categories.ts'
import type { Language } from '#shared/messages/languages.ts'
import { toMinor } from '#shared/prices/money.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const SAMPLE_DATE = Date.UTC(2026, 0, 15, 8)
const CURRENCY = 'SEK'

export function seedSampleData(db: Database): number {
  return inTransaction(db, (tx) => {
    const available = shopCategories(tx)
    const rows = SAMPLE_PRODUCTS.map((sample) => rowOf(sample, categoryKey(available, sample.category)))
    const { changes } = tx.insert(products).values(rows).onConflictDoNothing().run()
    keepFirstPrices(tx)
    const positioned = SAMPLE_PARTNERS.map((partner, index) => ({ ...partner, position: index + 1 }))
    tx.insert(partners).values(positioned).onConflictDoNothing().run()
    return changes
  })
}

/** Lower ids count as newer, so the list keeps its order. */
function rowOf(sample: (typeof SAMPLE_PRODUCTS)[number], category: string | null) {
  const { price, image, link, retailer, retailerLogo, ...same } = sample
  const createdAt = new Date(SAMPLE_DATE - sample.id * MINUTE_MS)
  const fields = { ...same, category, imageUrl: image, advertiserName: retailer, source: SAMPLE_SOURCE }
  return {
    ...fields,
    ...derivedColumns(fields),
    priceMinor: toMinor(price, CURRENCY),
    currency: CURRENCY,
    affiliateLink: link,
    advertiserLogoUrl: retailerLogo,
    externalId: String(sample.id),
    priceReadAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Records the prices of samples without one, for the day on which each was read. */
function keepFirstPrices(tx: Database) {
  const storedPrice = tx
    .select({ id: observedPrices.productId })
    .from(observedPrices)
    .where(eq(observedPrices.productId, products.id))
  const unkept = tx
    .select()
    .from(products)
    .where(and(eq(products.source, SAMPLE_SOURCE), notExists(storedPrice)))
    .all()
  for (const product of unkept) {
    observeFirstPrices(tx, [product.id], product.priceReadAt ?? product.createdAt)
  }
}

/** Seeds a newly created database, and never again: a cleared catalog stays cleared. */
export function seedNewDatabase(db: Database, languages: Language[]): void {
  if (db.$client.pragma('user_version', { simple: true }) !== 0) return
  seedSampleData(db)
  translateSamples(db, languages)
  db.$client.pragma('user_version = 1')
}
