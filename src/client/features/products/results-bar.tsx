import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { saidFilters } from '#client/features/products/filter-label.ts'
import { FilterMenu, type FilterMenuProps } from '#client/features/products/filter-menu.tsx'
import { useListAddress } from '#client/features/products/list-address.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { SortMenu } from '#client/features/products/sort-menu.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { ProductPage } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { SEARCH_COUNT_CAP, SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { SORT_LABELS, sortsFor } from '#shared/products/product-sort.ts'
import { parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

interface ResultsBarProps extends Omit<FilterMenuProps, 'showLabel'> {
  list: ProductPage
  /** Beside the tools: the count, or the filters where a heading has it. */
  children: ReactNode
}

export function ResultsBar({ list, children, ...filters }: ResultsBarProps) {
  const { total, totalIsCapped } = list
  const showLabel = totalIsCapped ? m.showProducts : fill(plural(m.showProductCount, total), { n: total })
  return (
    <div className={productsPageCss.resultsBar}>
      {children}
      <div className={productsPageCss.resultsTools}>
        <FilterMenu {...filters} showLabel={showLabel} />
        <ShopSort search={filters.search} units={list.units} />
      </div>
    </div>
  )
}

function productCount({ total, totalIsCapped }: ProductPage): string {
  const capped = total === SEARCH_COUNT_CAP ? m.moreThanProducts : m.atLeastProducts
  return fill(plural(totalIsCapped ? capped : m.productCount, total), { n: total })
}

function pagesLabel({ page, totalPages }: ProductPage, lastPage: number): string {
  if (lastPage <= page) return fill(m.pageOf, { page, total: totalPages })
  return fill(m.pagesOf, { first: page, last: lastPage, total: totalPages })
}

export function ResultsCount({ list, lastPage }: { list: ProductPage; lastPage: number }) {
  const { totalPages, ignoredTerms, alsoShowing, byFilters } = list
  return (
    <p role="status" className={productsPageCss.resultsCount}>
      <b className={productsPageCss.total}>{productCount(list)}</b>
      {totalPages > 1 && ` · ${pagesLabel(list, lastPage)}`}
      {ignoredTerms.length > 0 && ` · ${fill(m.firstWordsUsed, { n: SEARCH_MAX_TERMS })}`}
      {alsoShowing.length > 0 && (
        <span className={productsPageCss.alsoShowing}>
          {fill(m.alsoShowing, { terms: alsoShowing.join(', ') })}
        </span>
      )}
      {byFilters && <ByFilters search={byFilters} />}
    </p>
  )
}

/** Offers the same search with filters instead of the words that stand for them. */
function ByFilters({ search }: { search: ShopSearch }) {
  const site = useSite()
  const categories = useCategories()
  const words = search.search && fill(m.inQuotes, { text: search.search })
  const said = [words, ...saidFilters(search, { ...site, categories })]
  const link = (
    <Link
      className={productsPageCss.otherSearch}
      to="/products"
      search={search}
      resetScroll={false}
      onClick={showResults}
    >
      {said.filter(Boolean).join(', ')}
    </Link>
  )
  return (
    <span className={productsPageCss.alsoShowing}>
      <FillIn text={m.orTry} values={{ search: link }} />
    </span>
  )
}

function ShopSort({ search, units }: { search: ShopSearch; units: ProductPage['units'] }) {
  const navigate = useNavigate()
  const { action, addressOf, fixed } = useListAddress()
  const { sort: sorted = 'featured', page: _, ...otherParams } = search
  // A landing page's own order takes the place of the shop's.
  const sorts = sortsFor(units, sorted).filter((value) => value !== 'featured' || !fixed?.sort)
  return (
    <SortMenu
      action={action}
      value={sorted}
      choices={sorts.map((value) => ({ value, label: SORT_LABELS[value]() }))}
      params={addressOf(otherParams)}
      onChoose={(value) => {
        const { sort } = parseShopSearch({ sort: value })
        navigate({ to: '.', search: addressOf({ ...search, sort, page: undefined }), resetScroll: false })
      }}
    />
  )
}
