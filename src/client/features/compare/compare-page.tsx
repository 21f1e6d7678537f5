import { Link } from '@tanstack/react-router'
import { AddToComparison } from '#client/features/compare/add-to-comparison.tsx'
import * as compareCss from '#client/features/compare/compare-page.css.ts'
import { ComparedProduct } from '#client/features/compare/compared-product.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RESULTS_HEADING } from '#client/ui/show-results.ts'
import { COMPARED_AT_MOST, type CompareSearch, comparedIds } from '#shared/search-params/compare.ts'

/** Compares up to four products; only the address names them. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const ids = comparedIds(search.ids)
  const { data: compared = [] } = trpc.products.compare.useQuery({ ids })
  const missing = ids.length - compared.length
  return (
    <div className={baseCss.wrap}>
      <h1 id={RESULTS_HEADING} tabIndex={-1} className={compareCss.title}>
        Compare products
      </h1>
      {missing > 0 && (
        <p role="status">
          {missing === 1
            ? 'One of these products is no longer available.'
            : `${missing} of these products are no longer available.`}
        </p>
      )}
      {compared.length > 0 ? (
        <ul className={compareCss.compared}>
          {compared.map((one) => (
            <ComparedProduct key={one.product.id} compared={one} ids={ids} />
          ))}
        </ul>
      ) : (
        <EmptyState
          scene="scenes/empty-favorites"
          title="Nothing to compare yet"
          text={`Choose Compare on a product, then add up to ${COMPARED_AT_MOST - 1} more.`}
          action={
            <Link to="/products" className={`${baseCss.btn} ${baseCss.btnSolid}`}>
              Browse Products
            </Link>
          }
        />
      )}
      {compared.length > 0 && compared.length < COMPARED_AT_MOST && (
        <AddToComparison ids={compared.map(({ product }) => product.id)} search={search.search} />
      )}
    </div>
  )
}
