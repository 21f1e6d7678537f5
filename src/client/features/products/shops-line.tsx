import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { formatPrice } from '#shared/prices/money.ts'

/** Says what the item costs at least where several retailers sell it: `from 241 SEK in 3 shops`. */
export function ShopsLine({ product: { offers, currency } }: { product: CardProduct }) {
  const { locale } = useSite()
  if (!offers) return null
  const price = formatPrice(offers.fromMinor, currency, locale)
  return (
    <span className={productCardCss.unitPrice}>
      {fill(plural(m.fromPriceInShops, offers.shops), { price, n: offers.shops })}
    </span>
  )
}
