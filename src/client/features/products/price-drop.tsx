import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'
import { priceDropWords } from '#shared/prices/price-words.ts'

export function PriceDrop({ product: { reduction, currency } }: { product: CardProduct }) {
  if (!reduction) return null
  const { drop, price } = priceDropWords(reduction, currency)
  return (
    <p className={productCardCss.priceDrop}>
      <FillIn text={m.priceDropBelow} values={{ drop: <b>{drop}</b>, price }} />
    </p>
  )
}
