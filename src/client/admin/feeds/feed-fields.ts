import type { FeedPreview } from '#client/lib/trpc.ts'
import { FEED_LABELS } from '#shared/feeds/feed-labels.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { moreImagesOf } from '#shared/products/more-images.ts'

type PreviewProduct = FeedPreview['products'][number]

interface FieldText {
  field: FeedField
  label: string
  /** The value that the field gets; absent where it only helps another field. */
  sample?: (product: PreviewProduct) => string | null
}

const money = (minor: number | null, { currency }: PreviewProduct) =>
  minor === null ? null : formatPrice(minor, currency)

/** In the order of the wizard; a product requires the first three. */
export const FIELD_TEXTS: FieldText[] = [
  { field: 'externalId', label: 'Product ID', sample: ({ externalId }) => externalId },
  { field: 'name', label: 'Name', sample: ({ name }) => name },
  { field: 'link', label: 'Affiliate link', sample: ({ affiliateLink }) => affiliateLink },
  {
    field: 'retailerLink',
    label: 'Retailer’s own link',
    sample: ({ retailerLink }) => retailerLink ?? null,
  },
  { field: 'price', label: 'Price', sample: (product) => money(product.priceMinor, product) },
  { field: 'salePrice', label: 'Sale price' },
  { field: 'salePeriod', label: 'Sale period' },
  {
    field: 'listPrice',
    label: 'Original price',
    sample: (product) => money(product.listPriceMinor, product),
  },
  { field: 'currency', label: 'Currency', sample: ({ currency }) => currency },
  { field: 'imageUrl', label: 'Picture', sample: ({ imageUrl }) => imageUrl },
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
  { field: 'description', label: 'Description', sample: ({ description }) => description },
  {
    field: 'category',
    label: 'Category',
    sample: ({ category }) => category,
  },
  { field: 'secondCategory', label: 'Second category' },
  { field: 'advertiserName', label: 'Retailer', sample: ({ advertiserName }) => advertiserName },
  { field: 'advertiserId', label: 'Retailer ID', sample: ({ advertiserId }) => advertiserId },
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
  { field: 'itemGroupId', label: 'Item group ID', sample: ({ itemGroupId }) => itemGroupId ?? null },
  ...FEED_LABELS.map(({ field, label }) => ({
    field,
    label,
    sample: (product: PreviewProduct) => product[field] ?? null,
  })),
  { field: 'commission', label: 'Commission', sample: ({ commission }) => commission ?? null },
  { field: 'rating', label: 'Rating (0 to 5)', sample: ({ rating }) => rating?.toString() ?? null },
  { field: 'reviews', label: 'Reviews', sample: ({ reviews }) => reviews?.toString() ?? null },
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

export function sampleOf({ sample }: FieldText, products: PreviewProduct[]): string {
  const values = products.map((product) => sample?.(product))
  return values.find((value) => value) ?? ''
}
