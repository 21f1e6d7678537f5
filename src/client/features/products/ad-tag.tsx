import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Marks what leads to a retailer as advertising: short for the eye, in words for whoever listens or points at it. */
export function AdTag() {
  return (
    <span className={productCardCss.adTag} title="Advertising link: we may earn a commission">
      <span aria-hidden="true">Ad</span>
      <span className={baseCss.visuallyHidden}>Advertising link</span>
    </span>
  )
}
