import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Marks a retailer link as advertising: short on screen, in full for screen readers and on hover. */
export function AdTag() {
  return (
    <span className={productCardCss.adTag} title="Advertising link: we may earn a commission">
      <span aria-hidden="true">Ad</span>
      <span className={baseCss.visuallyHidden}>Advertising link</span>
    </span>
  )
}
