import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { type FilterName, filterLabel } from '#client/features/products/filter-label.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { Facets } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { formatCount } from '#shared/prices/money.ts'
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

/**
 * From this width the panel hangs below its button and closes with a choice. On narrower screens it is a sheet for
 * several choices.
 */
const WIDE = '(min-width: 48rem)'

interface FilterPanelProps {
  search: ShopSearch
  facets: Facets
  /** The label of the button that leads to the matching products. */
  showLabel: string
}

export function FilterPanel({ search, facets, showLabel }: FilterPanelProps) {
  const { currency } = useSite()
  const closed = { ...search, filters: undefined }
  return (
    <>
      <Link
        className={shopFiltersCss.filterScrim}
        to="/products"
        search={closed}
        activeOptions={{ exact: true }}
        replace
        resetScroll={false}
        rel="nofollow"
        tabIndex={-1}
        aria-label={m.closeFilters}
      />
      <div className={shopFiltersCss.filterPanel}>
        <div className={shopFiltersCss.filterGroups}>
          <FilterGroup title={m.deals} name="deal" choices={facets.deals} {...{ search, facets }} />
          <FilterGroup title={m.price} name="price" choices={facets.prices} {...{ search, facets }}>
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
          <FilterGroup title={m.stock} name="stock" choices={facets.stocks} {...{ search, facets }} />
          <FilterGroup
            title={m.category}
            name="category"
            choices={facets.categories}
            {...{ search, facets }}
          />
          <FilterGroup title={m.age} name="age" choices={facets.ages} {...{ search, facets }} />
          <FilterGroup title={m.size} name="size" choices={facets.sizes} {...{ search, facets }}>
            {facets.sizes.length > 0 && (
              <FilterForm params={search}>
                <Field label={m.anotherSize} name="size" maxLength={FILTER_NAME_MAX_LENGTH} required />
              </FilterForm>
            )}
          </FilterGroup>
          <FilterGroup
            title={m.retailer}
            name="retailer"
            choices={facets.retailers}
            {...{ search, facets }}
          />
          <FilterGroup title={m.brand} name="brand" choices={facets.brands} {...{ search, facets }}>
            <FilterForm params={search}>
              <Field label={m.anotherBrand} name="brand" maxLength={FILTER_NAME_MAX_LENGTH} required />
            </FilterForm>
          </FilterGroup>
          <FilterGroup title={m.ourPicks} name="pick" choices={facets.picks} {...{ search, facets }} />
        </div>
        <p className={shopFiltersCss.showMatches}>
          <Link
            className={`${baseCss.btn} ${baseCss.btnSolid}`}
            to="/products"
            search={closed}
            activeOptions={{ exact: true }}
            replace
            resetScroll={false}
            rel="nofollow"
            onClick={showResults}
          >
            {showLabel}
          </Link>
        </p>
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
  children?: ReactNode
}

/** Takes one choice or several; following a chosen one again removes it. */
function FilterGroup({ title, name, choices, search, facets, children }: FilterGroupProps) {
  const site = useSite()
  const categories = useCategories()
  const navigate = useNavigate()
  const closeWhereWide = (event: MouseEvent, chosen: ShopSearch) => {
    if (isOneOfSeveral(name)) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(WIDE).matches) return
    event.preventDefault()
    navigate({ to: '/products', search: { ...chosen, filters: undefined }, resetScroll: false })
    showResults()
  }
  const chosen = listOf<string>(search[name])
  const areAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const isChosen = (value: string) => chosen.some((other) => areAlike(other, value))
  const others = chosen.filter((value) => !choices.some((choice) => areAlike(choice.value, value)))
  const allChoices = [...choices, ...others.map((value) => ({ value, count: null }))]
  if (allChoices.length === 0 && !children) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {allChoices.map(({ value, count }) => {
          const next = canonicalShopSearch(withChoice(search, name, value, isChosen(value)), categories)
          return (
            <li key={value}>
              <Link
                to="/products"
                search={next}
                resetScroll={false}
                rel="nofollow"
                aria-current={isChosen(value) ? 'true' : undefined}
                onClick={(event) => closeWhereWide(event, next)}
              >
                <span>{filterLabel(name, value, { ...site, categories })}</span>
                {count !== null && !facets.isCapped && <small>{formatCount(count, site.locale)}</small>}
              </Link>
            </li>
          )
        })}
      </ul>
      {children}
    </section>
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

/** Works without JavaScript; `kept` is the rest of the URL. */
function FilterForm({ params, children }: { params: ShopSearch; children: ReactNode }) {
  const navigate = useNavigate()
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams(entries)
    navigate({ to: '/products', search: parseShopSearch(readQuery(query)), resetScroll: false })
  }
  return (
    <form className={shopFiltersCss.filterForm} action={localPath('/products')} onSubmit={narrow}>
      <HiddenFields params={{ ...params, page: undefined }} />
      {children}
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}>
        {m.applyFilter}
      </button>
    </form>
  )
}
