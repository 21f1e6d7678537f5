import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as compareCss from '#client/features/compare/compare-page.css.ts'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { PriceDrop } from '#client/features/products/price-drop.tsx'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { UnitPrice } from '#client/features/products/unit-price.tsx'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Compared } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { formatPrice } from '#shared/prices/money.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { writtenIds } from '#shared/search-params/compare.ts'

const SIZES = '(min-width: 1024px) 300px, 46vw'
const UNKNOWN = 'Unknown'

/** One column. All columns share the same rows, so that neighbors can be compared. */
export function ComparedProduct({ compared, ids }: { compared: Compared; ids: number[] }) {
  const { product } = compared
  const others = writtenIds(ids.filter((id) => id !== product.id))
  return (
    <li className={compareCss.column}>
      <ProductPicture product={product} alt="" sizes={SIZES} />
      <h2 lang={product.language ?? undefined}>
        <Link
          to="/products/$product"
          params={{ product: productAddress(product) }}
          className={compareCss.name}
        >
          {product.name}
        </Link>
      </h2>
      <Facts compared={compared} />
      <div>
        <BuyNow product={product} placement="card" />
      </div>
      <Link
        className={compareCss.remove}
        to="/compare"
        search={{ ids: others }}
        resetScroll={false}
        onClick={showResults}
      >
        Remove<span className={baseCss.visuallyHidden}>{` ${product.name}`}</span>
      </Link>
    </li>
  )
}

function Facts({ compared: { product, lowestMinor } }: { compared: Compared }) {
  const { locale } = useSite()
  const category = useCategory(product.category)
  const price = (
    <>
      <ProductPrice product={product} />
      <UnitPrice product={product} />
      <PriceDrop product={product} />
    </>
  )
  const seller = (
    <>
      {product.advertiserName || 'Unknown Retailer'} <AdTag />
    </>
  )
  const lowest =
    lowestMinor === null ? 'Not enough price history yet' : formatPrice(lowestMinor, product.currency, locale)
  const facts: [label: string, value: ReactNode][] = [
    ['Price', price],
    ['Lowest price we saw in 30 days', lowest],
    ['Sold by', seller],
    ['Availability', product.inStock ? 'In stock' : 'Out of stock'],
    ['Rating', product.rating === null ? UNKNOWN : <ProductRating key="rating" product={product} />],
    ['Category', category?.name ?? UNKNOWN],
    ['Brand', product.brand ?? UNKNOWN],
    [
      'Description',
      product.description ? (
        <span key="description" lang={product.language ?? undefined}>
          {product.description}
        </span>
      ) : (
        UNKNOWN
      ),
    ],
  ]
  return (
    <dl className={compareCss.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={compareCss.fact}>
          <dt className={compareCss.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
