import { countedAs } from '#client/early/clicks.ts'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import type { ClickPlacement } from '#shared/inputs/clicks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { retailerLinkLabel } from '#shared/products/retailer-link-label.ts'

const SIZES = { sm: baseCss.btnSm, lg: baseCss.btnLg }

/** A plain link to the retailer: no redirect, nothing hidden; clicks are counted separately. */
export function BuyNow({
  product,
  placement,
  page,
  size = placement === 'product' ? 'lg' : 'sm',
}: {
  product: CardProduct
  placement: ClickPlacement
  /** The id of the article that shows the link. */
  page?: number | undefined
  size?: 'sm' | 'lg'
}) {
  const reference = subId({ place: placement, page, product: product.id })
  return (
    <a
      className={`${productCardCss.buyNow} ${baseCss.btn} ${product.inStock ? baseCss.btnSolid : baseCss.btnOutline} ${SIZES[size]}`}
      href={outgoingLink(product.affiliateLink, product.subIdParameter, reference)}
      target="_blank"
      rel={AD_REL}
      {...countedAs(product.id, placement)}
    >
      <span className={productCardCss.buyLabel}>{retailerLinkLabel(product)}</span>
      <span className={baseCss.visuallyHidden}>{`: ${fill(m.nameOpensNewTab, { name: product.name })}`}</span>
      <Icon icon={deferredIcons.arrowUpRight} />
    </a>
  )
}
