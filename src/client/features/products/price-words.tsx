import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { comparedPrice, roundedAbout } from '#shared/prices/exchange-rates.ts'
import { priceDropWords, unitPriceWords } from '#shared/prices/price-words.ts'

/** Says what a price in another currency is worth in the shop's; nothing without a rate. */
export function AboutPrice(product: { priceMinor: number | null; currency: string }) {
  const price = comparedPrice(product, useSite().rates)
  if (!price?.day) return null
  const about = formatPrice(roundedAbout(price.minor, price.currency), price.currency)
  return (
    <abbr className={productCardCss.aboutPrice} title={fill(m.byRateOfDay, { day: formatDay(price.day) })}>
      {fill(m.aboutPrice, { price: about })}
    </abbr>
  )
}

/** Shows the price per piece, kilogram or liter; nothing if that is uncertain. */
export function UnitPrice({ product: { unitPrice, currency } }: { product: CardProduct }) {
  if (!unitPrice) return null
  return <span className={productCardCss.unitPrice}>{unitPriceWords(unitPrice, currency)}</span>
}

export function LowestPrice() {
  return <span className={productCardCss.lowestPrice}>{m.lowestOfThese}</span>
}

export function PriceDrop({ product: { reduction, currency } }: { product: CardProduct }) {
  if (!reduction) return null
  const { drop, price } = priceDropWords(reduction, currency)
  return (
    <p className={productCardCss.priceDrop}>
      <FillIn text={m.priceDropBelow} values={{ drop: <b>{drop}</b>, price }} />
    </p>
  )
}
