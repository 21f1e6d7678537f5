import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { AD_TITLE } from '#shared/affiliate/ad-link.ts'

/** Marks a retailer link as advertising: short on screen, in full for screen readers and on hover. */
export function AdTag() {
  return (
    <span className={productCardCss.adTag} title={AD_TITLE}>
      <span aria-hidden="true">Ad</span>
      <span className={baseCss.visuallyHidden}>Advertising link</span>
    </span>
  )
}
