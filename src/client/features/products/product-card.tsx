import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import * as cardRowCss from '#client/features/products/card-row.css.ts'
import { CompareLink } from '#client/features/products/compare-link.tsx'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { PriceDrop, UnitPrice } from '#client/features/products/price-words.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import type { PictureSources } from '#client/ui/picture-sources.ts'
import type { ClickPlacement } from '#shared/inputs/clicks.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { formatPastDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { productAddress } from '#shared/products/product-address.ts'

interface ProductCardProps {
  product: CardProduct
  sizes: string
  /** Loads at once as one of a page's first pictures. */
  priority?: boolean
  headingLevel?: 2 | 3
  placement?: ClickPlacement
  /** The id of the article that shows the card. */
  page?: number
  /** The picture of a product that is not stored yet, so it has no page and no heart. Null for no picture. */
  preview?: PictureSources | null
}

const VARIANT_COUNTS = {
  sizes: () => m.sizeCount,
  colors: () => m.colorCount,
  options: () => m.optionCount,
}

/** Says in how many shops it is, in how many variants, that it is out of stock, and the date of an older price. */
function CardFacts({ product }: { product: CardProduct }) {
  const { inStock, oldPriceAt, variants, offers } = product
  const { today } = useSite()
  const facts = [
    offers &&
      fill(plural(m.fromPriceInShops, offers.shops), {
        price: formatPrice(offers.fromMinor, offers.currency),
        n: offers.shops,
      }),
    variants &&
      variants.count > 1 &&
      fill(plural(VARIANT_COUNTS[variants.kind](), variants.count), { n: variants.count }),
    !inStock && <b className={productCardCss.strong}>{m.outOfStock}</b>,
    oldPriceAt !== null && fill(m.priceChecked, { day: formatPastDay(oldPriceAt, today) }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className={productCardCss.smallText}>
      {facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : fact))}
    </p>
  )
}

/**
 * Counts opened search results; the referrer says which search. A new tab needs no beacon: its page is requested from
 * here.
 */
function countOpened() {
  if (/[?&]search=/.test(location.search)) navigator.sendBeacon('/api/clicks', 'opened')
}

export function ProductCard({
  product,
  sizes,
  priority = false,
  headingLevel = 3,
  placement = 'card',
  page,
  preview,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`${productCardCss.productCard} ${cardRowCss.cardRow}`}>
      <ProductPicture product={product} preview={preview} alt="" sizes={sizes} priority={priority} />
      <PickBadge product={product} />
      {preview === undefined && <FavoriteButton product={product} />}
      <div className={productCardCss.cardBody}>
        <div className={productCardCss.cardHead}>
          <RetailerLine product={product}>
            <AdTag />
          </RetailerLine>
          {preview === undefined && <CompareLink product={product} />}
        </div>
        <Heading className={productCardCss.cardTitle} lang={product.language ?? undefined}>
          {preview === undefined ? (
            <Link
              className={productCardCss.cardLink}
              to="/products/$product"
              params={{ product: productAddress(product) }}
              onClick={countOpened}
            >
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </Heading>
        <p className={productCardCss.cardDescription} lang={product.language ?? undefined}>
          {product.description}
        </p>
        <ProductRating product={product} />
        <div className={productCardCss.cardBuy}>
          <div className={productCardCss.cardPrice}>
            <ProductPrice product={product} />
            <UnitPrice product={product} />
            <CardFacts product={product} />
          </div>
          <BuyNow product={product} placement={placement} page={page} />
        </div>
        <PriceDrop product={product} />
      </div>
    </article>
  )
}
