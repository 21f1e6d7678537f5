import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { unitPriceWords } from '#shared/prices/price-words.ts'

/** Shows the price per piece, kilogram or liter; nothing if that is uncertain. */
export function UnitPrice({ product: { unitPrice, currency } }: { product: CardProduct }) {
  if (!unitPrice) return null
  return <span className={productCardCss.unitPrice}>{unitPriceWords(unitPrice, currency)}</span>
}
