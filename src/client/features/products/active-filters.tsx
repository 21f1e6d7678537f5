import { Link } from '@tanstack/react-router'
import { useListAddress } from '#client/features/products/list-address.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useChosenFilters } from '#client/features/products/use-chosen-filters.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

export function ActiveFilters({ search }: { search: ShopSearch }) {
  const chosen = useChosenFilters(search)
  const { addressOf, unfiltered } = useListAddress()
  if (chosen.length === 0) return null
  return (
    <ul className={shopFiltersCss.activeFilters} aria-label={m.activeFilters}>
      {chosen.map(({ label, without }) => (
        <li key={label} className={shopFiltersCss.activeFilter}>
          <Link
            to="."
            search={addressOf({ ...without, page: undefined })}
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
      <li className={shopFiltersCss.activeFilter}>
        <Link
          to="."
          search={unfiltered(search)}
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
