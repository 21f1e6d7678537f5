import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { filterLabel } from '#client/features/products/filter-label.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { formatCount } from '#shared/money.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

/** From here on the panel hangs below its button and goes with a choice; below it is a sheet for several choices. */
const WIDE = '(min-width: 768px)'

interface FilterPanelProps {
  search: ShopSearch
  facets: Facets
  /** How many products the filters leave, in words. */
  found: string
}

export function FilterPanel({ search, facets, found }: FilterPanelProps) {
  const closed = { ...search, filters: undefined }
  return (
    <>
      <Link
        className={shopFiltersCss.filterScrim}
        to="/products"
        search={closed}
        replace
        resetScroll={false}
        rel="nofollow"
        tabIndex={-1}
        aria-label="Close the filters"
      />
      <div className={shopFiltersCss.filterPanel}>
        <div className={shopFiltersCss.filterGroups}>
          <FilterGroup title="Deals" name="deal" choices={facets.deals} {...{ search, facets }} />
          <FilterGroup title="Price" name="price" choices={facets.prices} {...{ search, facets }} />
          <FilterGroup title="Retailer" name="retailer" choices={facets.retailers} {...{ search, facets }} />
          <FilterGroup title="Our picks" name="pick" choices={facets.picks} {...{ search, facets }} />
        </div>
        <p className={shopFiltersCss.showFound}>
          <Link
            className={`${baseCss.btn} ${baseCss.btnSolid}`}
            to="/products"
            search={closed}
            replace
            resetScroll={false}
            rel="nofollow"
            onClick={showResults}
          >
            {`Show ${found}`}
          </Link>
        </p>
      </div>
    </>
  )
}

interface FilterGroupProps {
  search: ShopSearch
  title: string
  name: 'price' | 'retailer' | 'pick' | 'deal'
  choices: { value: string; count: number }[]
  facets: Facets
}

/** One choice at a time; the chosen one, followed again, is taken back. */
function FilterGroup({ title, name, choices, search, facets }: FilterGroupProps) {
  const { locale } = useSite()
  const navigate = useNavigate()
  const closeWhereWide = (event: MouseEvent, chosen: ShopSearch) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(WIDE).matches) return
    event.preventDefault()
    navigate({ to: '/products', search: { ...chosen, filters: undefined }, resetScroll: false })
    showResults()
  }
  if (choices.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {choices.map(({ value, count }) => {
          const isChosen = search[name] === value
          const next = { ...search, page: undefined, [name]: isChosen ? undefined : value }
          return (
            <li key={value}>
              <Link
                to="/products"
                search={next}
                resetScroll={false}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => closeWhereWide(event, next)}
              >
                <span>{filterLabel(name, value, locale)}</span>
                {!facets.isCapped && <small>{formatCount(count, locale)}</small>}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
