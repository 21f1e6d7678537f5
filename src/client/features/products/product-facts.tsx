import * as productPageCss from '#client/features/products/product-page.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Product } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FEED_LABELS, type FeedLabel } from '#shared/feeds/feed-labels.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'
import { formatDay } from '#shared/time/days.ts'

const FACTS: FeedLabel[] = ['size', 'color', 'material']

export function ProductFacts({ product }: { product: Product }) {
  const { name } = useSite()
  const category = useCategory(product.category)
  const all: [label: string, text: string | null | undefined][] = [
    ['Category', category?.name],
    ...FEED_LABELS.filter(({ field }) => FACTS.includes(field)).map(
      ({ field, label }): [string, string | null] => [label, product[field]],
    ),
    ['Sold by', product.advertiserName || 'Unknown Retailer'],
    ['Availability', product.inStock ? 'In stock at the retailer' : 'Out of stock at the retailer'],
    ['Price checked', product.priceReadAt ? formatDay(product.priceReadAt) : null],
    ['Rating', product.source === SAMPLE_SOURCE ? 'Sample data: not from real buyers' : null],
    ['Commission', product.commission && `${product.commission} to ${name} if you buy`],
  ]
  const facts = all.filter(([, text]) => text)
  return (
    <dl className={productPageCss.productFacts}>
      {facts.map(([label, value]) => (
        <div key={label} className={productPageCss.productFact}>
          <dt className={baseCss.muted}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
