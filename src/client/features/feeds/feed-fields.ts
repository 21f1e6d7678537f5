import type { FeedPreview } from '#client/lib/trpc.ts'
import { categoryByShort } from '#shared/categories.ts'
import type { FeedField } from '#shared/feeds.ts'
import { formatAmount } from '#shared/money.ts'

type PreviewProduct = FeedPreview['products'][number]

interface FieldText {
  field: FeedField
  label: string
  /** What the field becomes; none where it only helps another one. */
  sample?: (product: PreviewProduct, locale: string) => string | null
}

const money = (minor: number | null, { currency }: PreviewProduct, locale: string) =>
  minor === null ? null : `${formatAmount(minor, currency, locale)} ${currency}`

/** In the order in which they are asked for; the first three a product needs. */
export const FIELD_TEXTS: FieldText[] = [
  { field: 'externalId', label: 'Product id', sample: ({ externalId }) => externalId },
  { field: 'name', label: 'Name', sample: ({ name }) => name },
  { field: 'link', label: 'Affiliate link', sample: ({ affiliateLink }) => affiliateLink },
  { field: 'price', label: 'Price', sample: (product, locale) => money(product.priceMinor, product, locale) },
  { field: 'salePrice', label: 'Sale price' },
  { field: 'salePeriod', label: 'Sale period' },
  {
    field: 'listPrice',
    label: 'Price before',
    sample: (product, locale) => money(product.listPriceMinor, product, locale),
  },
  { field: 'currency', label: 'Currency', sample: ({ currency }) => currency },
  { field: 'imageUrl', label: 'Picture', sample: ({ imageUrl }) => imageUrl },
  { field: 'description', label: 'Description', sample: ({ description }) => description },
  {
    field: 'category',
    label: 'Category',
    sample: ({ category }) => (category ? categoryByShort(category).name : null),
  },
  { field: 'secondCategory', label: 'Second category' },
  { field: 'advertiserName', label: 'Retailer', sample: ({ advertiserName }) => advertiserName },
  { field: 'advertiserId', label: 'Retailer id', sample: ({ advertiserId }) => advertiserId },
  {
    field: 'advertiserLogoUrl',
    label: 'Retailer logo',
    sample: ({ advertiserLogoUrl }) => advertiserLogoUrl,
  },
  {
    field: 'availability',
    label: 'Availability',
    sample: ({ inStock }) => (inStock ? 'In stock' : 'Out of stock'),
  },
  { field: 'brand', label: 'Brand', sample: ({ brand }) => brand },
  { field: 'gtin', label: 'GTIN', sample: ({ gtin }) => gtin },
]

export const NEEDED_FIELDS: readonly FeedField[] = ['externalId', 'name', 'link']

/** The first value that products have for the field. */
export function sampleOf({ sample }: FieldText, products: PreviewProduct[], locale: string): string {
  const values = products.map((product) => sample?.(product, locale))
  return values.find((value) => value) ?? ''
}
