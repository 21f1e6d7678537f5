import * as productPageCss from '#client/features/products/product-page.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Product } from '#client/lib/trpc.ts'
import { FEED_LABELS, type FeedLabel } from '#shared/feeds/feed-labels.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'
import { formatDay } from '#shared/time/days.ts'

const FACTS: FeedLabel[] = ['size', 'color', 'material']

/** What the data says of the product, and nothing else. */
export function ProductFacts({ product }: { product: Product }) {
  const { name } = useSite()
  const category = useCategory(product.category)
  const facts: [string, string][] = [
    ...(category ? [['Category', category.name] as [string, string]] : []),
    ...FEED_LABELS.flatMap(({ field, label }): [string, string][] => {
      const text = product[field]
      return text && FACTS.includes(field) ? [[label, text]] : []
    }),
    ['Sold by', product.advertiserName || 'Unknown Retailer'],
    ['Availability', product.inStock ? 'In stock at the retailer' : 'Out of stock at the retailer'],
    ...(product.priceReadAt ? [['Price checked', formatDay(product.priceReadAt)] as [string, string]] : []),
    ...(product.source === SAMPLE_SOURCE
      ? [['Rating', 'Sample data: not from real buyers'] as [string, string]]
      : []),
    ...(product.commission
      ? [['Commission', `${product.commission} to ${name} if you buy`] as [string, string]]
      : []),
  ]
  return (
    <dl className={productPageCss.productFacts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
