import { Link, useNavigate } from '@tanstack/react-router'
import { saidFilters } from '#client/features/products/filter-label.ts'
import { FilterMenu } from '#client/features/products/filter-menu.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { SortMenu } from '#client/features/products/sort-menu.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets, ProductPage } from '#client/lib/trpc.ts'
import { showResults } from '#client/ui/show-results.ts'
import { SEARCH_COUNT_CAP, SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { formatCount } from '#shared/prices/money.ts'
import { SORT_LABELS, sortsFor } from '#shared/products/product-sort.ts'
import { parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

interface ResultsBarProps {
  search: ShopSearch
  appliedSearch: ShopSearch
  list: ProductPage
  lastPage: number
  facets: Facets | undefined
}

export function ResultsBar({ search, appliedSearch, list, lastPage, facets }: ResultsBarProps) {
  const { locale } = useSite()
  const countLabel = productCount(list, locale)
  return (
    <div className={productsPageCss.resultsBar}>
      <ResultsCount list={list} lastPage={lastPage} />
      <div className={productsPageCss.resultsTools}>
        <FilterMenu
          search={search}
          appliedSearch={appliedSearch}
          facets={facets}
          countLabel={list.totalIsCapped ? 'products' : countLabel}
        />
        <ShopSort search={search} units={list.units} />
      </div>
    </div>
  )
}

function productCount({ total }: ProductPage, locale: string): string {
  return fill(plural(m.productCount, total), { n: formatCount(total, locale) })
}

export function ResultsCount({ list, lastPage }: Pick<ResultsBarProps, 'list' | 'lastPage'>) {
  const { total, totalIsCapped, page, totalPages, ignoredTerms, alsoShowing, byFilters } = list
  const { locale } = useSite()
  const pages =
    lastPage > page
      ? `pages ${formatCount(page, locale)}–${formatCount(lastPage, locale)}`
      : `page ${formatCount(page, locale)}`
  return (
    <p role="status">
      <b>
        {totalIsCapped && (total === SEARCH_COUNT_CAP ? 'More than ' : 'At least ')}
        {productCount(list, locale)}
      </b>
      {totalPages > 1 && ` · ${pages} of ${formatCount(totalPages, locale)}`}
      {ignoredTerms.length > 0 && ` · only the first ${SEARCH_MAX_TERMS} words were used`}
      {alsoShowing.length > 0 && (
        <span className={productsPageCss.alsoShowing}>Also showing {alsoShowing.join(', ')}</span>
      )}
      {byFilters && <ByFilters search={byFilters} />}
    </p>
  )
}

/** Offers the same search with filters instead of the words that stand for them. */
function ByFilters({ search }: { search: ShopSearch }) {
  const site = useSite()
  const categories = useCategories()
  const words = search.search && `“${search.search}”`
  const said = [words, ...saidFilters(search, { ...site, categories })]
  return (
    <span className={productsPageCss.alsoShowing}>
      Or try{' '}
      <Link to="/products" search={search} resetScroll={false} onClick={showResults}>
        {said.filter(Boolean).join(', ')}
      </Link>
    </span>
  )
}

function ShopSort({ search, units }: { search: ShopSearch; units: ProductPage['units'] }) {
  const navigate = useNavigate({ from: '/products/' })
  const { sort: sorted = 'featured', page: _, ...otherParams } = search
  return (
    <SortMenu
      action={localPath('/products')}
      value={sorted}
      choices={sortsFor(units, sorted).map((value) => ({ value, label: SORT_LABELS[value] }))}
      params={otherParams}
      onChoose={(value) => {
        const { sort } = parseShopSearch({ sort: value })
        navigate({ search: { ...search, sort, page: undefined }, resetScroll: false })
      }}
    />
  )
}
