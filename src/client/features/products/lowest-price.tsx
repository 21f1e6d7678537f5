import * as productCardCss from '#client/features/products/product-card.css.ts'
import { m } from '#shared/messages/messages.ts'

export function LowestPrice() {
  return <span className={productCardCss.lowestPrice}>{m.lowestOfThese}</span>
}
