import type { Product } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ClickPlacement } from '#shared/clicks.ts'
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
        className={`btn btn-solid btn-${size}`}
        href={outgoingLink(product.affiliateLink, product.subIdParameter, placement)}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={count}
        onAuxClick={count}
      >
        Buy Now
        <span className="visually-hidden">{`: ${product.name} (opens a new tab)`}</span>
        <Icon name="arrow-up-right" />
      </a>
    </span>
  )
}
