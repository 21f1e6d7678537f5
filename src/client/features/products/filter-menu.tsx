import { Link } from '@tanstack/react-router'
import type { FocusEvent, KeyboardEvent } from 'react'
import { filterLabel } from '#client/features/products/filter-label.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatCount } from '#shared/money.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

interface FilterMenuProps {
  search: ShopSearch
  facets: Facets | undefined
}

/** What the list can be narrowed by. Links, so that it works without JavaScript as well. */
export function FilterMenu({ search, facets }: FilterMenuProps) {
  if (facets && [facets.prices, facets.retailers, facets.picks].every(({ length }) => length === 0))
    return null
  return (
    <details className="filter-menu" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <summary className="btn btn-outline btn-sm">
        <Icon name="sliders-horizontal" /> Filters
      </summary>
      {facets && (
        <div className="filter-panel">
          <FilterGroup title="Price" name="price" choices={facets.prices} {...{ search, facets }} />
          <FilterGroup title="Retailer" name="retailer" choices={facets.retailers} {...{ search, facets }} />
          <FilterGroup title="Our picks" name="pick" choices={facets.picks} {...{ search, facets }} />
        </div>
      )}
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

interface FilterGroupProps extends FilterMenuProps {
  title: string
  name: 'price' | 'retailer' | 'pick'
  choices: { value: string; count: number }[]
  facets: Facets
}

/** One choice at a time; the chosen one, followed again, is taken back. */
function FilterGroup({ title, name, choices, search, facets }: FilterGroupProps) {
  const { locale } = useSite()
  if (choices.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {choices.map(({ value, count }) => {
          const isChosen = search[name] === value
          return (
            <li key={value}>
              <Link
                to="/products"
                search={{ ...search, page: undefined, [name]: isChosen ? undefined : value }}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
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
