import { derivedColumns } from '#server/db/derived-columns.ts'
import type { products } from '#server/db/schema/catalog.ts'
import type { SampleProduct } from '#server/db/seed/sample-products.ts'
import { toMinor } from '#shared/prices/money.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const SAMPLE_DATE = Date.UTC(2026, 0, 15, 8)

/** Maps a sample product to its row; the only code that does. Lower ids count as newer, so the list keeps its order. */
export function sampleProductRow(
  sample: SampleProduct,
  category: string | null = sample.category,
): typeof products.$inferInsert {
  const [amount = '0', currency = 'SEK'] = sample.priceRange.split(' ')
  const createdAt = new Date(SAMPLE_DATE - sample.id * MINUTE_MS)
  return {
    ...derivedColumns({
      name: sample.name,
      description: sample.description,
      advertiserName: sample.retailer,
      source: 'sample',
      category,
      imageUrl: sample.image,
    }),
    id: sample.id,
    name: sample.name,
    description: sample.description,
    category,
    priceMinor: toMinor(Number(amount), currency),
    currency,
    imageUrl: sample.image,
    affiliateLink: sample.link,
    advertiserName: sample.retailer,
    advertiserLogoUrl: sample.retailerLogo,
    commission: sample.commission,
    isBestSeller: sample.isBestSeller,
    isEditorsPick: sample.isEditorsPick,
    rating: sample.rating,
    reviews: sample.reviews,
    source: 'sample',
    externalId: String(sample.id),
    priceReadAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}
