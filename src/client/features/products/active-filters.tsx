import { Link } from '@tanstack/react-router'
import { filterLabel } from '#client/features/products/filter-label.ts'
import { useSite } from '#client/lib/site.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ShopSearch } from '#shared/shop-search.ts'

const FILTERS = ['price', 'retailer', 'pick'] as const
const NONE = { price: undefined, retailer: undefined, pick: undefined, page: undefined }

/** The filters in force, each with a way out of it. */
export function ActiveFilters({ search }: { search: ShopSearch }) {
  const { locale } = useSite()
  const active = FILTERS.flatMap((name) => {
    const value = search[name]
    return value ? [{ name, label: filterLabel(name, value, locale) }] : []
  })
  if (active.length === 0) return null
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map(({ name, label }) => (
        <li key={name}>
          <Link
            to="/products"
            search={{ ...search, page: undefined, [name]: undefined }}
            resetScroll={false}
            className="chip"
          >
            <span className="visually-hidden">Remove filter</span>
            {label} <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link to="/products" search={{ ...search, ...NONE }} resetScroll={false} className="link">
          Clear filters
        </Link>
      </li>
    </ul>
  )
}
