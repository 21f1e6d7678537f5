import { Link } from '@tanstack/react-router'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Starts a comparison with this product; others are added there. */
export function CompareLink({ product: { id, name } }: { product: CardProduct }) {
  return (
    <Link className={productCardCss.compareLink} to="/compare" search={{ ids: String(id) }} rel="nofollow">
      {m.compare}
      <span className={baseCss.visuallyHidden}>{`: ${name}`}</span>
    </Link>
  )
}
