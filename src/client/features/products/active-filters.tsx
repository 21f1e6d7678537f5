import { Link } from '@tanstack/react-router'
import { filterLabel } from '#client/features/products/filter-label.ts'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

const FILTERS = ['deal', 'price', 'retailer', 'pick'] as const
const NONE = { deal: undefined, price: undefined, retailer: undefined, pick: undefined, page: undefined }

/** The filters in force, each with a way out of it. */
export function ActiveFilters({ search }: { search: ShopSearch }) {
  const { locale } = useSite()
  const active = FILTERS.flatMap((name) => {
    const value = search[name]
    return value ? [{ name, label: filterLabel(name, value, locale) }] : []
  })
  if (active.length === 0) return null
  return (
    <ul className={shopFiltersCss.activeFilters} aria-label="Active filters">
      {active.map(({ name, label }) => (
        <li key={name}>
          <Link
            to="/products"
            search={{ ...search, page: undefined, [name]: undefined }}
            resetScroll={false}
            onClick={showResults}
            className={productsPageCss.chip}
          >
            <span className={baseCss.visuallyHidden}>Remove filter</span>
            {label} <Icon icon={lateIcons.x} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/products"
          search={{ ...search, ...NONE }}
          resetScroll={false}
          onClick={showResults}
          className={shopFiltersCss.link}
        >
          Clear filters
        </Link>
      </li>
    </ul>
  )
}
