import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type KeyboardEvent, lazy, memo, Suspense, useCallback, useRef } from 'react'
import { useListAddress } from '#client/features/products/list-address.tsx'
import { useChosenFilters } from '#client/features/products/use-chosen-filters.ts'
import { facetsInput } from '#client/lib/list-input.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import '#client/ui/form.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

// The browser loads it when it first shows; the server has it before the first page.
const loadPanel = () => import('#client/features/products/filter-panel.tsx')
const FilterPanel = import.meta.env.SSR
  ? (await loadPanel()).FilterPanel
  : lazy(() => loadPanel().then((panel) => ({ default: panel.FilterPanel })))

export interface FilterMenuProps {
  search: ShopSearch
  /** The listed search, which each choice narrows. */
  appliedSearch: ShopSearch
  /** The label of the button that leads to the matching products. */
  showLabel: string
}

/**
 * The filters of the list. The address says whether they are open, so this works without JavaScript. An unfiltered page
 * carries none of it.
 */
export function FilterMenu({ search, appliedSearch, showLabel }: FilterMenuProps) {
  const { addressOf } = useListAddress()
  const { length: n } = useChosenFilters(appliedSearch)
  const button = useRef<HTMLAnchorElement>(null)
  const isOpen = search.filters === 'open'
  const facets = trpc.products.facets.useQuery(facetsInput(appliedSearch), {
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const onClose = useCallback(() => button.current?.focus(), [])
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    button.current?.click()
    button.current?.focus()
  }
  return (
    <nav aria-label={m.filters} onKeyDown={close}>
      <Link
        ref={button}
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
        to="."
        search={addressOf({ ...search, filters: isOpen ? undefined : 'open' })}
        activeOptions={{ exact: true }}
        replace
        resetScroll={false}
        rel="nofollow"
        aria-expanded={isOpen}
      >
        <Icon icon={deferredIcons.slidersHorizontal} /> {n > 0 ? fill(m.filtersChosen, { n }) : m.filters}
      </Link>
      {isOpen && facets.data && (
        <PanelPlace
          search={appliedSearch}
          facets={facets.data}
          isStale={facets.isPlaceholderData}
          showLabel={showLabel}
          onClose={onClose}
        />
      )}
    </nav>
  )
}

/** A panel that is rendered anew before it hydrates would lose what a visitor has unfolded. */
const PanelPlace = memo(function PanelPlace(props: ComponentProps<typeof FilterPanel>) {
  return (
    <Suspense>
      <FilterPanel {...props} />
    </Suspense>
  )
})
