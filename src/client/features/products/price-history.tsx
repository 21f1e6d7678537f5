import { PriceChart } from '#client/features/products/price-chart.tsx'
import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import { PriceSummary } from '#client/features/products/price-summary.tsx'
import { PriceTable } from '#client/features/products/price-table.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import { m } from '#shared/messages/messages.ts'

export function PriceHistory({ product }: { product: Product }) {
  const { data: prices } = trpc.products.prices.useQuery({ id: product.id })
  if (!prices) return null
  const isWatched = prices.reason !== 'not_watched' && prices.observed.length > 0
  return (
    <section className={priceHistoryCss.priceHistory} aria-labelledby="prices-heading">
      <h2 id="prices-heading" className={productPageCss.productHeading}>
        {m.priceHistory}
      </h2>
      <PriceSummary prices={prices} retailer={product.advertiserName} />
      {isWatched && <PriceChart prices={prices} />}
      {isWatched && <PriceTable prices={prices} />}
    </section>
  )
}
