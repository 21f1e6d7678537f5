import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode, SubmitEvent } from 'react'
import { type FilterName, filterLabel } from '#client/features/products/filter-label.ts'
import { useListAddress } from '#client/features/products/list-address.tsx'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useChosenFilters } from '#client/features/products/use-chosen-filters.ts'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import {
  FILTER_NAME_MAX_LENGTH,
  PRICE_LIMIT_MAX,
  SEVERAL_FILTERS,
  type SeveralFilter,
} from '#shared/products/product-filters.ts'
import { listOf } from '#shared/products/several.ts'
import { readQuery } from '#shared/search-params/query.ts'
import { canonicalShopSearch, parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

const AMOUNT = { type: 'number', inputMode: 'numeric', min: 0, max: PRICE_LIMIT_MAX, step: 1 } as const

interface FilterPanelProps {
  search: ShopSearch
  facets: Facets
  /** True while the counts are those of the previous choice. */
  isStale: boolean
  /** The label of the button that leads to the matching products. */
  showLabel: string
  onClose: () => void
}

/** A sheet for several choices: at the bottom of a phone, else at the side below the header. */
export function FilterPanel({ search, facets, isStale, showLabel, onClose }: FilterPanelProps) {
  const { currency } = useSite()
  const { addressOf, unfiltered } = useListAddress()
  const isNarrowed = useChosenFilters(search).length > 0
  const closing = {
    to: '.',
    search: addressOf({ ...search, filters: undefined }),
    activeOptions: { exact: true },
    replace: true,
    resetScroll: false,
    rel: 'nofollow',
  } as const
  const shared = { search, facets, isStale }
  return (
    <>
      <Link {...closing} className={shopFiltersCss.filterScrim} tabIndex={-1} aria-hidden="true" />
      <div className={shopFiltersCss.filterSide}>
        <div className={shopFiltersCss.filterPanel}>
          <div className={shopFiltersCss.filterHead}>
            <h2 className={shopFiltersCss.filterTitle}>{m.filters}</h2>
            {isNarrowed && (
              <Link
                className={shopFiltersCss.link}
                to="."
                search={unfiltered(search)}
                activeOptions={{ exact: true }}
                resetScroll={false}
                rel="nofollow"
              >
                {m.clearAll}
              </Link>
            )}
            <Link {...closing} className={baseCss.iconBtn} aria-label={m.closeFilters} onClick={onClose}>
              <Icon icon={deferredIcons.x} />
            </Link>
          </div>
          <div className={shopFiltersCss.filterGroups}>
            <FilterGroup title={m.deals} name="deal" choices={facets.deals} {...shared} />
            <FilterGroup title={m.price} name="price" choices={facets.prices} {...shared}>
              <FilterForm params={{ ...search, price: undefined, from: undefined, to: undefined }}>
                <Field label={m.fromValue} name="from" {...AMOUNT} defaultValue={search.from} />
                <Field
                  label={fill(m.highestAmount, { currency })}
                  name="to"
                  {...AMOUNT}
                  defaultValue={search.to}
                />
              </FilterForm>
              {facets.hasOtherCurrencies && (
                <p className={shopFiltersCss.filterNote}>{m.otherCurrenciesNotFiltered}</p>
              )}
            </FilterGroup>
            <FilterGroup title={m.stock} name="stock" choices={facets.stocks} {...shared} />
            <FilterGroup title={m.category} name="category" choices={facets.categories} {...shared} />
            <FilterGroup title={m.age} name="age" choices={facets.ages} {...shared} />
            <FilterGroup title={m.size} name="size" choices={facets.sizes} {...shared}>
              {facets.sizes.length > 0 && (
                <FilterForm params={search}>
                  <Field label={m.anotherSize} name="size" maxLength={FILTER_NAME_MAX_LENGTH} required />
                </FilterForm>
              )}
            </FilterGroup>
            <FilterGroup title={m.retailer} name="retailer" choices={facets.retailers} {...shared} />
            <FilterGroup title={m.brand} name="brand" choices={facets.brands} {...shared}>
              <FilterForm params={search}>
                <Field label={m.anotherBrand} name="brand" maxLength={FILTER_NAME_MAX_LENGTH} required />
              </FilterForm>
            </FilterGroup>
            <FilterGroup title={m.ourPicks} name="pick" choices={facets.picks} {...shared} />
          </div>
          <p className={shopFiltersCss.showMatches}>
            <Link {...closing} className={`${baseCss.btn} ${baseCss.btnSolid}`} onClick={showResults}>
              <span className={isStale ? statesCss.isStale : undefined}>{showLabel}</span>
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

interface FilterGroupProps {
  search: ShopSearch
  title: string
  name: FilterName
  choices: { value: string; count: number | null }[]
  facets: Facets
  isStale: boolean
  children?: ReactNode
}

/** Takes one choice or several; following a chosen one again removes it. Folded, its head names the choice. */
function FilterGroup({ title, name, choices, search, facets, isStale, children }: FilterGroupProps) {
  const site = useSite()
  const categories = useCategories()
  const { fixed = {}, addressOf } = useListAddress()
  const stale = isStale ? statesCss.isStale : ''
  const said = useChosenFilters(search).filter((filter) => filter.name === name)
  const chosen = listOf<string>(search[name])
  const areAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const isChosen = (value: string) => chosen.some((other) => areAlike(other, value))
  const others = chosen.filter((value) => !choices.some((choice) => areAlike(choice.value, value)))
  const allChoices = [...choices, ...others.map((value) => ({ value, count: null }))]
  const isFixed = (name === 'price' ? ['from', 'to'] : [name]).some((key) => Object.hasOwn(fixed, key))
  if (isFixed || (allChoices.length === 0 && !children)) return null
  return (
    <details className={shopFiltersCss.filterGroup}>
      <summary className={shopFiltersCss.groupHead}>
        <h3 className={shopFiltersCss.groupTitle}>{title}</h3>
        <span className={shopFiltersCss.groupChoice}>{said.map(({ label }) => label).join(', ')}</span>
        <Icon icon={icons.chevronDown} />
      </summary>
      <section className={shopFiltersCss.groupChoices} aria-label={title}>
        <ul>
          {allChoices.map(({ value, count }) => {
            const next = canonicalShopSearch(withChoice(search, name, value, isChosen(value)), categories)
            return (
              <li key={value}>
                <Link
                  className={shopFiltersCss.choice}
                  to="."
                  search={addressOf(next)}
                  resetScroll={false}
                  rel="nofollow"
                  aria-current={isChosen(value) ? 'true' : undefined}
                >
                  <span>{filterLabel(name, value, { ...site, categories })}</span>
                  {count !== null && !facets.isCapped && (
                    <small className={`${shopFiltersCss.choiceCount} ${stale}`}>{formatNumber(count)}</small>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
        {children}
      </section>
    </details>
  )
}

function isOneOfSeveral(name: FilterName): name is SeveralFilter {
  return SEVERAL_FILTERS.some((filter) => filter === name)
}

function withChoice(search: ShopSearch, name: FilterName, value: string, isChosen: boolean): ShopSearch {
  const wider = { ...search, page: undefined, ...(name === 'price' && { from: undefined, to: undefined }) }
  if (!isOneOfSeveral(name)) return { ...wider, [name]: isChosen ? undefined : value }
  const others = listOf<string>(search[name]).filter((other) => other.toLowerCase() !== value.toLowerCase())
  return parseShopSearch({ ...wider, [name]: isChosen ? others : [...others, value] })
}

/** Works without JavaScript; `params` are the rest of the URL. */
function FilterForm({ params, children }: { params: ShopSearch; children: ReactNode }) {
  const navigate = useNavigate()
  const { action, addressOf } = useListAddress()
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams(entries)
    navigate({ to: '.', search: addressOf(parseShopSearch(readQuery(query))), resetScroll: false })
  }
  return (
    <form className={shopFiltersCss.filterForm} action={action} onSubmit={narrow}>
      <HiddenFields params={addressOf({ ...params, page: undefined })} />
      {children}
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}>
        {m.applyFilter}
      </button>
    </form>
  )
}
