import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'

/** Always shows the compared price too. */
export function PriceDrop({ product: { reduction, currency } }: { product: CardProduct }) {
  const { locale } = useSite()
  if (!reduction) return null
  const prior = formatPrice(reduction.priorMinor, currency, locale)
  return (
    <p className={productCardCss.priceDrop}>
      <b>{`Price drop: ${reduction.percent}%`}</b>
      {` below ${prior}, the lowest price we saw in the 30 days before the drop`}
    </p>
  )
}
