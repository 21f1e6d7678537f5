import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { comparedPrice, roundedAbout } from '#shared/prices/exchange-rates.ts'

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
