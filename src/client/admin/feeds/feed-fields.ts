import type { FeedPreview } from '#client/lib/trpc.ts'
import { FEED_LABELS } from '#shared/feeds/feed-labels.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { moreImagesOf } from '#shared/products/more-images.ts'

type PreviewProduct = FeedPreview['products'][number]

interface FieldText {
  field: FeedField
  label: string
  /** The value that the field gets; by default the product's own of that name. */
  sample?: (product: PreviewProduct) => string | null
}

const money = (minor: number | null, { currency }: PreviewProduct) =>
  minor === null ? null : formatPrice(minor, currency)

export const FIELD_TEXTS: FieldText[] = [
  { field: 'externalId', label: 'Product ID' },
  { field: 'name', label: 'Name' },
  { field: 'link', label: 'Affiliate link', sample: ({ affiliateLink }) => affiliateLink },
  { field: 'retailerLink', label: 'Retailer’s own link' },
  { field: 'price', label: 'Price', sample: (product) => money(product.priceMinor, product) },
  { field: 'salePrice', label: 'Sale price' },
  { field: 'salePeriod', label: 'Sale period' },
  {
    field: 'listPrice',
    label: 'Original price',
    sample: (product) => money(product.listPriceMinor, product),
  },
  { field: 'currency', label: 'Currency' },
  { field: 'imageUrl', label: 'Picture' },
  {
    field: 'moreImageUrls',
    label: 'More pictures',
    sample: ({ moreImageUrls = null }) => moreImagesOf(moreImageUrls).join(' ') || null,
  },
  {
    field: 'delivery',
    label: 'Delivery cost',
    sample: (product) => money(product.deliveryMinor ?? null, product),
  },
  { field: 'description', label: 'Description' },
  { field: 'category', label: 'Category' },
  { field: 'secondCategory', label: 'Second category' },
  { field: 'advertiserName', label: 'Retailer' },
  { field: 'advertiserId', label: 'Retailer ID' },
  { field: 'advertiserLogoUrl', label: 'Retailer logo' },
  {
    field: 'availability',
    label: 'Availability',
    sample: ({ inStock }) => (inStock ? 'In stock' : 'Out of stock'),
  },
  { field: 'brand', label: 'Brand' },
  { field: 'gtin', label: 'GTIN' },
  { field: 'itemGroupId', label: 'Item group ID' },
  ...FEED_LABELS.map(({ field, label }) => ({ field, label })),
  { field: 'commission', label: 'Commission' },
  { field: 'rating', label: 'Rating (0 to 5)' },
  { field: 'reviews', label: 'Reviews' },
  {
    field: 'isBestSeller',
    label: 'Best Seller',
    sample: ({ isBestSeller }) => (isBestSeller ? 'Best Seller' : null),
  },
  {
    field: 'isEditorsPick',
    label: "Editor's Pick",
    sample: ({ isEditorsPick }) => (isEditorsPick ? "Editor's Pick" : null),
  },
]

export const NEEDED_FIELDS: readonly FeedField[] = ['externalId', 'name', 'link']

export function sampleOf({ field, sample }: FieldText, products: PreviewProduct[]): string {
  const values = products.map((product) =>
    sample ? sample(product) : new Map<string, unknown>(Object.entries(product)).get(field),
  )
  return String(values.find((value) => (value ?? '') !== '') ?? '')
}
