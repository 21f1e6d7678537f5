import { Link } from '@tanstack/react-router'
import { filterLabel, saidFilters } from '#client/features/products/filter-label.ts'
import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { SimilarProducts } from '#client/features/products/similar-products.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { listInput } from '#client/lib/list-input.ts'
import { useSite } from '#client/lib/site.ts'
import { type ProductPage, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { onlyOne } from '#shared/several.ts'
import { type ShopSearch, withoutFilters } from '#shared/shop-search.ts'

/** Beside each other. */
const SHOWN = 3

interface NoProductsProps {
  search: ShopSearch
  list: Pick<ProductPage, 'didYouMean' | 'relaxed' | 'totalIsCapped'>
}

/** The empty list, with the search that was probably meant, or what fewer words find. */
export function NoProducts({ search, list }: NoProductsProps) {
  const { didYouMean, relaxed, totalIsCapped } = list
  const wider = withoutFilters(search)
  const isFiltered = Object.entries(search).some(
    ([name, value]) => name !== 'page' && value !== wider[name as keyof ShopSearch],
  )
  return (
    <>
      <EmptyState
        scene={relaxed ? undefined : 'scenes/empty-favorites'}
        title="No products found"
        text={textOf(search, isFiltered, !totalIsCapped)}
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
            !relaxed && (
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
          )
        }
      />
      {relaxed ? <FoundWithLess search={relaxed} /> : <Picks />}
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

/** What fewer words find, and a price that was one of them. */
function FoundWithLess({ search }: { search: ShopSearch }) {
  const site = useSite()
  const categories = useCategories()
  const { data } = trpc.products.cards.useQuery(listInput(search))
  if (!data || data.total === 0) return null
  return (
    <>
      <SimilarProducts
        products={data.products.slice(0, SHOWN)}
        title={titleOf(search, { ...site, categories })}
      />
      <p className={shopFiltersCss.toResults}>
        <Link
          className={`${baseCss.btn} ${baseCss.btnOutline}`}
          to="/products"
          search={search}
          resetScroll={false}
          onClick={showResults}
        >
          Show these results
        </Link>
      </p>
    </>
  )
}

/** `Products for “stroller”, up to 2,000 SEK`. */
function titleOf(search: ShopSearch, shop: Parameters<typeof filterLabel>[2]): string {
  const name = onlyOne(search.category)
  const wanted = [
    search.search && `for “${search.search}”`,
    name && `in ${filterLabel('category', name, shop)}`,
  ].filter(Boolean)
  const [first, ...others] = [...wanted, ...saidFilters(search, shop)]
  return [`Products${wanted.length > 0 ? '' : ':'} ${first}`, ...others].join(', ')
}

/** For those who found nothing. */
function Picks() {
  const { data = [] } = trpc.products.featured.useQuery()
  if (data.length === 0) return null
  return <SimilarProducts products={data.slice(0, SHOWN)} title="You Might Like" />
}
