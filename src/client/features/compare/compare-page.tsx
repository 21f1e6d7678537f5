import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AddToComparison } from '#client/features/compare/add-to-comparison.tsx'
import * as compareCss from '#client/features/compare/compare-page.css.ts'
import { ComparedProduct } from '#client/features/compare/compared-product.tsx'
import { keepChosen, readChosen } from '#client/features/compare/use-chosen-products.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RESULTS_HEADING } from '#client/ui/show-results.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { differencesOf } from '#shared/products/differences.ts'
import { COMPARED_AT_MOST, type CompareSearch, comparedIds } from '#shared/search-params/compare.ts'

export function ComparePage({ search }: { search: CompareSearch }) {
  const ids = comparedIds(search.ids)
  const { rates } = useSite()
  const { data: compared = [] } = trpc.products.compare.useQuery({ ids })
  const missing = ids.length - compared.length
  const differences = differencesOf(compared, rates)
  useEffect(() => {
    const opened = comparedIds(search.ids)
    if (opened.length > 0 && !readChosen()) keepChosen(opened)
  }, [search.ids])
  return (
    <div className={baseCss.wrap}>
      <h1 id={RESULTS_HEADING} tabIndex={-1} className={compareCss.title}>
        {m.compareProducts}
      </h1>
      {missing > 0 && <p role="status">{fill(plural(m.productsGone, missing), { n: missing })}</p>}
      {compared.length > 0 ? (
        <>
          {differences.facts.size > 0 && (
            <p className={baseCss.muted}>{fill(m.differsMark, { mark: compareCss.MARK })}</p>
          )}
          <p className={compareCss.hint} aria-hidden="true">
            {m.scrollForMore} →
          </p>
          <ul className={compareCss.compared}>
            {compared.map((one) => (
              <ComparedProduct key={one.product.id} compared={one} ids={ids} differences={differences} />
            ))}
            {compared.length < COMPARED_AT_MOST && (
              <AddToComparison ids={compared.map(({ product }) => product.id)} search={search.search} />
            )}
          </ul>
        </>
      ) : (
        <EmptyState
          scene="scenes/empty-favorites"
          title={m.nothingToCompare}
          text={fill(m.howToCompare, { n: COMPARED_AT_MOST - 1 })}
          action={
            <Link to="/products" className={`${baseCss.btn} ${baseCss.btnSolid}`}>
              {m.browseProducts}
            </Link>
          }
        />
      )}
    </div>
  )
}
