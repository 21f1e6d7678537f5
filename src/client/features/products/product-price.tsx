import { useRef } from 'react'
import { priceNote } from '#client/features/products/price-note.ts'
import type { PriceIntent } from '#client/features/products/price-trigger.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { usePriceCard } from '#client/features/products/use-price-card.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { formatAmount } from '#shared/money.ts'

/** The price with its hover card; without a price the card says where to see one. */
export function ProductPrice({ product }: { product: CardProduct }) {
  const { locale } = useSite()
  const intent = useRef<PriceIntent>(undefined)
  const PriceCard = usePriceCard(intent)
  if (product.priceMinor === null)
    return <span className={productCardCss.priceUnknown}>See price at retailer</span>
  const amount = formatAmount(product.priceMinor, product.currency, locale)
  return (
    <span className={productCardCss.price}>
      {amount} <span className={productCardCss.priceCurrency}>{product.currency}</span>
      <PriceCard intent={intent} note={priceNote(product)} />
    </span>
  )
}
