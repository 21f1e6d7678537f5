import { Link } from '@tanstack/react-router'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { useSite } from '#client/lib/site.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import { m } from '#shared/messages/messages.ts'

/**
 * Leads to an alert on the product's price, or on its return; guests sign in first. Absent where mail is off or nobody
 * watches the price.
 */
export function PriceAlertLink({ product: { id, inStock } }: { product: Product }) {
  const { sendsMail } = useSite()
  const { data: prices } = trpc.products.prices.useQuery({ id })
  if (!sendsMail || !prices || prices.reason === 'not_watched') return null
  return (
    <Link
      className={`${productCardCss.compareLink} ${productPageCss.alertLink}`}
      to="/price-alerts/new"
      search={{ product: id }}
      rel="nofollow"
    >
      {inStock ? m.tellWhenPriceDrops : m.tellWhenInStock}
    </Link>
  )
}
