import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as compareCss from '#client/features/compare/compare-page.css.ts'
import { keepChosen } from '#client/features/compare/use-chosen-products.ts'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { LowestPrice, PriceDrop, UnitPrice } from '#client/features/products/price-words.tsx'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { useCategory } from '#client/lib/categories.ts'
import type { Compared } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import type { Differences } from '#shared/products/differences.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { writtenIds } from '#shared/search-params/compare.ts'

const SIZES = '(min-width: 1024px) 300px, 46vw'

interface ComparedProductProps {
  compared: Compared
  ids: number[]
  differences: Differences
}

/** One column. All columns share the same rows, so that neighbors can be compared. */
export function ComparedProduct({ compared, ids, differences }: ComparedProductProps) {
  const { product } = compared
  const others = ids.filter((id) => id !== product.id)
  return (
    <li className={compareCss.column}>
      <ProductPicture className={compareCss.picture} product={product} alt="" sizes={SIZES} />
      <h2 lang={product.language ?? undefined}>
        <Link
          to="/products/$product"
          params={{ product: productAddress(product) }}
          className={compareCss.name}
        >
          {product.name}
        </Link>
      </h2>
      <Facts compared={compared} differences={differences} />
      <div>
        <BuyNow product={product} placement="card" />
      </div>
      <Link
        className={compareCss.remove}
        to="/compare"
        search={{ ids: writtenIds(others) }}
        resetScroll={false}
        onClick={(press) => {
          keepChosen(others)
          showResults(press)
        }}
      >
        {m.remove}
        <span className={baseCss.visuallyHidden}>{` ${product.name}`}</span>
      </Link>
    </li>
  )
}

type FactsProps = Pick<ComparedProductProps, 'compared' | 'differences'>

function Facts({ compared: { product, lowestMinor }, differences }: FactsProps) {
  const category = useCategory(product.category)
  const price = (
    <>
      <ProductPrice product={product} />
      {differences.cheapest.includes(product.id) && <LowestPrice />}
      <UnitPrice product={product} />
      <PriceDrop product={product} />
    </>
  )
  const seller = (
    <>
      {product.advertiserName || m.unknownRetailer} <AdTag />
    </>
  )
  const lowest = lowestMinor === null ? m.notEnoughPriceHistory : formatPrice(lowestMinor, product.currency)
  const facts: [name: string, label: string, value: ReactNode][] = [
    ['price', m.price, price],
    ['lowest', m.lowestPriceLabel, lowest],
    ['seller', m.soldBy, seller],
    ['stock', m.availability, product.inStock ? m.inStock : m.outOfStock],
    [
      'rating',
      m.rating,
      product.rating === null ? (
        m.unknownFact
      ) : (
        <ProductRating key="rating" product={product} className={compareCss.rating} />
      ),
    ],
    ['category', m.category, category?.name ?? m.unknownFact],
    ['brand', m.brand, product.brand ?? m.unknownFact],
    [
      'description',
      m.description,
      product.description ? (
        <span key="description" lang={product.language ?? undefined}>
          {product.description}
        </span>
      ) : (
        m.unknownFact
      ),
    ],
  ]
  return (
    <dl className={compareCss.facts}>
      {facts.map(([name, label, value]) => {
        const differs = differences.facts.has(name)
        return (
          <div key={name} className={`${compareCss.fact} ${differs ? compareCss.differing : ''}`}>
            <dt className={compareCss.label}>{label}</dt>
            <dd>
              {value}
              {differs && <span className={baseCss.visuallyHidden}>{` (${m.differs})`}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
