import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { filterLabel } from '#client/features/products/filter-label.ts'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { formatCount } from '#shared/money.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

interface FilterMenuProps {
  search: ShopSearch
  facets: Facets | undefined
}

/**
 * What the list can be narrowed by. Whether it is spread out is said by the address, so it works without JavaScript,
 * and a page that nobody filters carries none of it.
 */
export function FilterMenu({ search, facets }: FilterMenuProps) {
  const navigate = useNavigate()
  const button = useRef<HTMLAnchorElement>(null)
  const isOpen = search.filters === 'open'
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    navigate({
      to: '/products',
      search: { ...search, filters: undefined },
      replace: true,
      resetScroll: false,
    })
    button.current?.focus()
  }
  return (
    <nav className={productsPageCss.filterMenu} aria-label="Filters" onKeyDown={close}>
      <Link
        ref={button}
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
        to="/products"
        search={{ ...search, filters: isOpen ? undefined : 'open' }}
        replace
        resetScroll={false}
        rel="nofollow"
        aria-expanded={isOpen}
      >
        <Icon icon={lateIcons.slidersHorizontal} /> Filters
      </Link>
      {isOpen && facets && <FilterPanel search={search} facets={facets} />}
    </nav>
  )
}

function FilterPanel({ search, facets }: { search: ShopSearch; facets: Facets }) {
  return (
    <div className={shopFiltersCss.filterPanel}>
      <FilterGroup title="Price" name="price" choices={facets.prices} {...{ search, facets }} />
      <FilterGroup title="Retailer" name="retailer" choices={facets.retailers} {...{ search, facets }} />
      <FilterGroup title="Our picks" name="pick" choices={facets.picks} {...{ search, facets }} />
    </div>
  )
}

interface FilterGroupProps {
  search: ShopSearch
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
                rel="nofollow"
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
