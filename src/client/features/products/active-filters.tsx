import { Link } from '@tanstack/react-router'
import { filterLabel, limitsLabel } from '#client/features/products/filter-label.ts'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { m } from '#shared/messages/messages.ts'
import { asChosen, listOf } from '#shared/products/several.ts'
import { type ShopSearch, withoutFilters } from '#shared/search-params/shop.ts'

const FILTERS = ['deal', 'price', 'stock', 'category', 'age', 'size', 'retailer', 'brand', 'pick'] as const

/** Shows the active filters, each with a link that removes it. */
export function ActiveFilters({ search }: { search: ShopSearch }) {
  const site = useSite()
  const categories = useCategories()
  const active = FILTERS.flatMap((name) => {
    const values = listOf<string>(search[name])
    // The chip already shows a single category.
    if (name === 'category' && values.length < 2) return []
    return values.map((value) => ({
      label: filterLabel(name, value, { ...site, categories }),
      without: { ...search, [name]: asChosen(values.filter((other) => other !== value)) },
    }))
  })
  const limits = limitsLabel(search, site)
  if (limits) active.unshift({ label: limits, without: { ...search, from: undefined, to: undefined } })
  if (active.length === 0) return null
  return (
    <ul className={shopFiltersCss.activeFilters} aria-label={m.activeFilters}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to="/products"
            search={{ ...without, page: undefined }}
            resetScroll={false}
            activeOptions={{ includeSearch: false }}
            onClick={showResults}
            className={productsPageCss.chip}
          >
            <span className={baseCss.visuallyHidden}>{m.removeFilter}</span>
            {label} <Icon icon={deferredIcons.x} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/products"
          search={withoutFilters(search)}
          activeOptions={{ exact: true }}
          resetScroll={false}
          onClick={showResults}
          className={shopFiltersCss.link}
        >
          {m.clearFilters}
        </Link>
      </li>
    </ul>
  )
}
