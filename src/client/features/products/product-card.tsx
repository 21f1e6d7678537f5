import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Product } from '#client/lib/trpc.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PictureSources } from '#client/ui/picture-sources.ts'
import type { ClickPlacement } from '#shared/clicks.ts'
import { formatDay } from '#shared/days.ts'
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

/** A price is the retailer's, of the day on which we read it. */
function PriceDay({ product: { priceMinor, priceReadAt } }: { product: Product }) {
  if (priceMinor === null || !priceReadAt) return null
  return <p className="price-day">{`Price read ${formatDay(priceReadAt)}`}</p>
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
    <article className="product-card">
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
      <div className="card-body">
        <RetailerLine product={product} />
        <Heading className="card-title">
          {preview === undefined ? (
            <Link to="/products/$product" params={{ product: productAddress(product) }}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </Heading>
        <p className="card-description">{product.description}</p>
        <ProductRating product={product} />
        <div className="card-buy">
          <ProductPrice product={product} />
          <BuyNow product={product} placement={placement} />
        </div>
        <PriceDay product={product} />
      </div>
    </article>
  )
}
