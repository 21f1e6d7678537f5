import { Link } from '@tanstack/react-router'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { SimilarProducts } from '#client/features/products/similar-products.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { type ShopSearch, withoutFilters } from '#shared/shop-search.ts'

interface NoProductsProps {
  search: ShopSearch
  didYouMean: string | null
  /** Whether the whole shop was searched. */
  isComplete: boolean
}

/** The empty list, with the search that was probably meant. */
export function NoProducts({ search, didYouMean, isComplete }: NoProductsProps) {
  const wider = withoutFilters(search)
  const isFiltered = Object.entries(search).some(
    ([name, value]) => name !== 'page' && value !== wider[name as keyof ShopSearch],
  )
  return (
    <>
      <EmptyState
        scene="scenes/empty-favorites"
        title="No products found"
        text={textOf(search, isFiltered, isComplete)}
        action={
          didYouMean ? (
            <p className={shopFiltersCss.didYouMean}>
              Did you mean{' '}
              <Link
                to="/products"
                search={{ ...search, search: didYouMean, page: undefined }}
                resetScroll={false}
                onClick={showResults}
              >
                {didYouMean}
              </Link>
              ?
            </p>
          ) : (
            <Link
              className={`${baseCss.btn} ${baseCss.btnOutline}`}
              to="/products"
              search={isFiltered ? wider : {}}
              resetScroll={false}
              onClick={showResults}
            >
              {isFiltered ? 'Clear filters' : 'Show all products'}
            </Link>
          )
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
  if (!isComplete && search) {
    return 'Letters this common are only looked for in part of the shop. Try a longer word.'
  }
  if (!isComplete) return 'Filters this wide are only looked through in part. Add one more, or take one away.'
  if (isFiltered) return 'Nothing passes all of these filters. Take one away, or clear them all.'
  if (!search && !category && page === 1) return 'The shop has no products yet. Please come back soon.'
  return 'Try adjusting your search or category filter'
}

/** For those who found nothing. */
function Picks() {
  const { data = [] } = trpc.products.featured.useQuery()
  if (data.length === 0) return null
  return <SimilarProducts products={data.slice(0, 3)} title="You Might Like" />
}
