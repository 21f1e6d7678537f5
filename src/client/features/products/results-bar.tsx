import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import { FilterMenu } from '#client/features/products/filter-menu.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets, ProductPage } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { KeptFields } from '#client/ui/kept-fields.tsx'
import { SEARCH_COUNT_CAP, SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { formatCount } from '#shared/money.ts'
import { PRODUCT_SORTS, SORT_LABELS } from '#shared/product-sort.ts'
import { parseShopSearch, type ShopSearch } from '#shared/shop-search.ts'

interface ResultsBarProps {
  search: ShopSearch
  list: ProductPage
  facets: Facets | undefined
}

export function ResultsBar({ search, list, facets }: ResultsBarProps) {
  return (
    <div className={productsPageCss.resultsBar}>
      <ResultsCount list={list} />
      <FilterMenu search={search} facets={facets} />
      <SortMenu search={search} />
    </div>
  )
}

function ResultsCount({ list }: { list: ProductPage }) {
  const { total, totalIsCapped, page, totalPages, ignoredTerms } = list
  const { locale } = useSite()
  const noun = total === 1 ? 'product' : 'products'
  return (
    <p role="status">
      <b>
        {totalIsCapped && (total === SEARCH_COUNT_CAP ? 'More than ' : 'At least ')}
        {formatCount(total, locale)} {noun}
      </b>
      {totalPages > 1 && ` · page ${formatCount(page, locale)} of ${formatCount(totalPages, locale)}`}
      {ignoredTerms.length > 0 && ` · only the first ${SEARCH_MAX_TERMS} words were searched for`}
    </p>
  )
}

/** A form with a button where there is no JavaScript; with it, choosing is enough. */
function SortMenu({ search }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: '/products/' })
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sort } = parseShopSearch({ sort: event.target.value })
    navigate({ search: { ...search, sort, page: undefined }, resetScroll: false })
  }
  const { sort: _, page: __, ...kept } = search
  return (
    <form className={productsPageCss.sortMenu} action="/products">
      <label htmlFor="sort">Sort by</label>
      <select
        key={search.sort}
        id="sort"
        aria-label="Sort by"
        name="sort"
        defaultValue={search.sort ?? 'featured'}
        onChange={choose}
      >
        {PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
      <Icon icon={icons.chevronDown} />
      <KeptFields kept={kept} />
      <button
        type="submit"
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm} ${baseCss.noScript}`}
      >
        Sort
      </button>
    </form>
  )
}
