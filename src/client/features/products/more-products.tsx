import { useEffect, useRef } from 'react'
import { CardSkeletons } from '#client/features/products/card-skeleton.tsx'
import * as moreProductsCss from '#client/features/products/more-products.late.css.ts'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { listInput } from '#client/lib/list-input.ts'
import { trpc } from '#client/lib/trpc.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { SHOP_PAGE_SIZE } from '#shared/limits.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

interface MoreProductsProps {
  search: ShopSearch
  from: number
  until: number
  /** The page whose first card takes the focus once loaded. */
  focusOn: number | undefined
}

export function MoreProducts({ search, from, until, focusOn }: MoreProductsProps) {
  const pages = Array.from({ length: until - from + 1 }, (_, index) => from + index)
  return pages.map((page) => (
    <PageBelow key={page} search={{ ...search, page }} takesFocus={page === focusOn} />
  ))
}

function PageBelow({ search, takesFocus }: { search: ShopSearch; takesFocus: boolean }) {
  const { data, isError, refetch } = trpc.products.cards.useQuery(listInput(search))
  const cards = useRef<HTMLDivElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    if (isHere && takesFocus) cards.current?.querySelector<HTMLElement>('h3 a')?.focus()
  }, [isHere, takesFocus])
  if (isError && !data)
    return (
      <div role="alert" className={moreProductsCss.notLoaded}>
        <p>{m.productsNotLoaded}</p>
        <RetryButton onClick={refetch} />
      </div>
    )
  return (
    <div ref={cards} className={moreProductsCss.pageBelow} aria-busy={!isHere}>
      {data ? (
        data.products.map((product) => <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />)
      ) : (
        <CardSkeletons count={SHOP_PAGE_SIZE} />
      )}
    </div>
  )
}
