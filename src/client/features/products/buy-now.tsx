import { retailerLinkLabel } from '#client/features/products/retailer-link-label.ts'
import type { Product } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ClickPlacement } from '#shared/inputs/clicks.ts'
import { outgoingLink } from '#shared/outgoing-link.ts'

/** A plain link to the retailer, marked as advertising before it: no hop in between, nothing hidden, counted aside. */
export function BuyNow({
  product,
  placement,
  size = placement === 'product' ? 'lg' : 'sm',
}: {
  product: Product
  placement: ClickPlacement
  size?: 'sm' | 'lg'
}) {
  const count = () => navigator.sendBeacon('/api/clicks', `${product.id} ${placement}`)
  return (
    <span className="buy-now">
      <span className="ad-label">Advertising link</span>
      <a
        className={`btn ${product.inStock ? 'btn-solid' : 'btn-outline'} btn-${size}`}
        href={outgoingLink(product.affiliateLink, product.subIdParameter, placement)}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={count}
        onAuxClick={count}
      >
        <span className="buy-label">{retailerLinkLabel(product)}</span>
        <span className="visually-hidden">{`: ${product.name} (opens a new tab)`}</span>
        <Icon name="arrow-up-right" />
      </a>
    </span>
  )
}
