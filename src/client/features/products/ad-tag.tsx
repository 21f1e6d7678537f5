import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Marks a retailer link as advertising: short on screen, in full for screen readers and on hover. */
export function AdTag() {
  return (
    <span className={productCardCss.adTag} title={m.advertisingLinkInFull}>
      <span aria-hidden="true">{m.ad}</span>
      <span className={baseCss.visuallyHidden}>{m.advertisingLink}</span>
    </span>
  )
}
