import type { ReactNode } from 'react'
import { CardSkeletons } from '#client/features/products/card-skeleton.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { MoreCards, ShowMore, usePageRange } from '#client/features/products/show-more.tsx'
import type { ProductPage } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { RESULTS_HEADING } from '#client/ui/show-results.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import { SHOP_PAGE_SIZE } from '#shared/limits.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

interface ProductResultsProps {
  search: ShopSearch
  list: {
    data?: ProductPage | undefined
    isError: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Rendered above the grid, for the list and the last page below it. */
  bar: (list: ProductPage, lastPage: number) => ReactNode
  nothing: (list: ProductPage) => ReactNode
}

export function ProductResults({ search, list, bar, nothing }: ProductResultsProps) {
  const pageRange = usePageRange(list.data)
  if (list.isError) {
    return (
      <EmptyState
        scene="scenes/not-found"
        title={m.productsNotLoaded}
        text={m.pleaseTryAgainLater}
        action={<RetryButton onClick={list.refetch} />}
      />
    )
  }
  if (!list.data) return <LoadingProducts />
  const { products, totalPages } = list.data
  return (
    <section aria-labelledby={RESULTS_HEADING} aria-busy={list.isPlaceholderData}>
      <h2 id={RESULTS_HEADING} tabIndex={-1} className={baseCss.visuallyHidden}>
        {m.products}
      </h2>
      {bar(list.data, pageRange.until)}
      {products.length === 0 ? (
        nothing(list.data)
      ) : (
        <div
          className={`${baseCss.grid} ${baseCss.grid3} ${list.isPlaceholderData ? statesCss.isStale : ''}`}
        >
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} sizes={CARD_SIZES} priority={index === 0} />
          ))}
          <MoreCards search={search} pageRange={pageRange} />
        </div>
      )}
      <ShowMore pageRange={pageRange} />
      <Pagination page={pageRange.until} totalPages={totalPages} />
    </section>
  )
}

function LoadingProducts() {
  return (
    <>
      <p role="status" className={statesCss.loadingLine}>
        {m.loadingProducts}
      </p>
      <div className={`${baseCss.grid} ${baseCss.grid3}`}>
        <CardSkeletons count={SHOP_PAGE_SIZE} />
      </div>
    </>
  )
}
