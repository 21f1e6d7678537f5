import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Product } from '#client/lib/trpc.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PictureSources } from '#client/ui/picture-sources.ts'
import { formatDay } from '#shared/days.ts'
import type { ClickPlacement } from '#shared/inputs/clicks.ts'
import { productAddress } from '#shared/product-address.ts'

interface ProductCardProps {
  product: Product
  /** How wide the picture is shown. */
  sizes: string
  /** The first pictures of a page load at once. */
  priority?: boolean
  headingLevel?: 2 | 3
  placement?: ClickPlacement
  /** Of a product that is not stored yet, so that it has no page and no heart: its picture, null for none so far. */
  preview?: PictureSources | null
}

/** Whether it can be bought, and the retailer's price is that of the day on which we read it. */
function CardFacts({ product: { inStock, priceMinor, priceReadAt } }: { product: Product }) {
  const priceDay = priceMinor !== null && priceReadAt ? `Price read ${formatDay(priceReadAt)}` : undefined
  if (inStock && !priceDay) return null
  return (
    <p className={productCardCss.priceDay}>
      {!inStock && <b className={productCardCss.outOfStock}>Out of stock</b>}
      {!inStock && priceDay && ' · '}
      {priceDay}
    </p>
  )
}

export function ProductCard({
  product,
  sizes,
  priority = false,
  headingLevel = 3,
  placement = 'card',
  preview,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={productCardCss.productCard}>
      <Picture
        src={preview === undefined ? storedPicture('product', product.id, product.imageUrl) : preview}
        alt=""
        sizes={sizes}
        width={800}
        height={800}
        priority={priority}
      />
      <PickBadge product={product} />
      {preview === undefined && <FavoriteButton product={product} />}
      <div className={productCardCss.cardBody}>
        <RetailerLine product={product} />
        <Heading className={productCardCss.cardTitle}>
          {preview === undefined ? (
            <Link to="/products/$product" params={{ product: productAddress(product) }}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </Heading>
        <p className={productCardCss.cardDescription}>{product.description}</p>
        <ProductRating product={product} />
        <div className={productCardCss.cardBuy}>
          <ProductPrice product={product} />
          <BuyNow product={product} placement={placement} />
        </div>
        <CardFacts product={product} />
      </div>
    </article>
  )
}
