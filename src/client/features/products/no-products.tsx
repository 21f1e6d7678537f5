import { Link } from '@tanstack/react-router'
import { useListAddress } from '#client/features/products/list-address.tsx'
import { SimilarProducts } from '#client/features/products/similar-products.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

const MAX_PRODUCTS = 3

interface NoProductsProps {
  search: ShopSearch
  /** True if the whole shop was searched. */
  isComplete: boolean
}

/** The empty list: nothing in the shop is close to the query. */
export function NoProducts({ search, isComplete }: NoProductsProps) {
  const { addressOf, unfiltered } = useListAddress()
  const wider = unfiltered(search)
  const widerValues = new Map(Object.entries(wider))
  const isFiltered = Object.entries(addressOf(search)).some(
    ([name, value]) => name !== 'page' && value !== widerValues.get(name),
  )
  return (
    <>
      <EmptyState
        scene="scenes/empty-favorites"
        title={m.noProductsFound}
        text={textOf(search, isFiltered, isComplete)}
        action={
          <Link
            className={`${baseCss.btn} ${baseCss.btnOutline}`}
            to="."
            search={isFiltered ? wider : {}}
            activeOptions={{ exact: true }}
            resetScroll={false}
            onClick={showResults}
          >
            {isFiltered ? m.clearFilters : m.showAllProducts}
          </Link>
        }
      />
      <Picks />
    </>
  )
}

function textOf(
  { search, category, page = 1 }: ShopSearch,
  isFiltered: boolean,
  isComplete: boolean,
): string {
  if (!isComplete) return search ? m.partlySearchedAddWord : m.partlySearchedChangeFilter
  if (isFiltered) return m.noProductsMatch
  if (!search && !category && page === 1) return m.noProductsYet
  return m.adjustSearch
}

function Picks() {
  const { data = [] } = trpc.products.featured.useQuery()
  return <SimilarProducts products={data.slice(0, MAX_PRODUCTS)} title={m.youMightLike} />
}
