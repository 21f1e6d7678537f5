import type { Product } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

/** A plain link to the retailer: no hop in between, nothing hidden, and marked as advertising before it. */
export function BuyNow({ product, large = false }: { product: Product; large?: boolean }) {
  return (
    <span className="buy-now">
      <span className="ad-label">Advertising link</span>
      <a
        className={`btn btn-solid ${large ? 'btn-lg' : 'btn-sm'}`}
        href={product.affiliateLink}
        target="_blank"
        rel="sponsored nofollow noopener"
      >
        Buy Now
        <span className="visually-hidden">{`: ${product.name} (opens a new tab)`}</span>
        <Icon name="arrow-up-right" />
      </a>
    </span>
  )
}
