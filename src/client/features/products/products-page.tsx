import { keepPreviousData } from '@tanstack/react-query'
import { ActiveFilters } from '#client/features/products/active-filters.tsx'
import { CategoryChips } from '#client/features/products/category-chips.tsx'
import { NoProducts } from '#client/features/products/no-products.tsx'
import { PartnersSection } from '#client/features/products/partners-section.tsx'
import { ProductResults } from '#client/features/products/product-results.tsx'
import { ResultsBar, ResultsCount } from '#client/features/products/results-bar.tsx'
import { ShopHero } from '#client/features/products/shop-hero.tsx'
import { listInput } from '#client/lib/list-input.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { isWholeShop } from '#shared/products/landing-query.ts'
import { type ShopSearch, withAlternative } from '#shared/search-params/shop.ts'

export function ProductsPage({ search }: { search: ShopSearch }) {
  const list = trpc.products.cards.useQuery(listInput(search), { placeholderData: keepPreviousData })
  const instead = list.isPlaceholderData ? undefined : list.data?.instead
  const appliedSearch = instead ? withAlternative(search, instead) : search
  const isWhole = isWholeShop(search)
  return (
    <>
      <div className={baseCss.wrap}>
        <ShopHero search={search} list={list} instead={instead} />
        <CategoryChips search={appliedSearch} />
        <ProductResults
          search={search}
          list={list}
          bar={(data, lastPage) => (
            <ResultsBar search={search} appliedSearch={appliedSearch} list={data}>
              {isWhole ? (
                <ResultsCount list={data} lastPage={lastPage} />
              ) : (
                <ActiveFilters search={appliedSearch} />
              )}
            </ResultsBar>
          )}
          nothing={({ totalIsCapped }) => <NoProducts search={appliedSearch} isComplete={!totalIsCapped} />}
        />
      </div>
      <PartnersSection />
    </>
  )
}
