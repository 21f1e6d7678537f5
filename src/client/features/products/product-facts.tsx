import * as productPageCss from '#client/features/products/product-page.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Product } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'

export function ProductFacts({ product }: { product: Product }) {
  const { name } = useSite()
  const { commission } = product
  const category = useCategory(product.category)
  const all: [label: string, text: string | null | undefined][] = [
    [m.category, category?.name],
    [m.size, product.size],
    [m.color, product.color],
    [m.material, product.material],
    [m.soldBy, product.advertiserName || m.unknownRetailer],
    [m.availability, product.inStock ? m.inStockAtRetailer : m.outOfStockAtRetailer],
    [m.priceCheckedLabel, product.priceReadAt ? formatDay(product.priceReadAt) : null],
    [m.rating, product.source === SAMPLE_SOURCE ? m.sampleData : null],
    [m.commission, commission && fill(m.commissionIfYouBuy, { commission, site: name })],
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
