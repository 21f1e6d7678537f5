import { earnedOf, inEachCurrency } from '#client/admin/earnings/amounts.ts'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatCount } from '#shared/prices/money.ts'

export function EarningsFigures({ report: { totals, medianDays } }: { report: EarningsReport }) {
  const { locale } = useSite()
  const orders = totals.reduce((sum, row) => sum + row.orders, 0)
  const days = medianDays === null ? undefined : `Decided after ${Math.round(medianDays)} days (median)`
  return (
    <dl className={`${figuresCss.figures} ${figuresCss.figuresFour}`}>
      <Figure label="Earned" note="Approved and paid">
        {inEachCurrency(totals, earnedOf, locale)}
      </Figure>
      <Figure label="Expected" note={days ?? 'Pending'}>
        {inEachCurrency(totals, ({ pending, other }) => pending + other, locale)}
      </Figure>
      <Figure label="Declined">{inEachCurrency(totals, ({ declined }) => declined, locale)}</Figure>
      <Figure label="Orders" note={`Worth ${inEachCurrency(totals, ({ orderValue }) => orderValue, locale)}`}>
        {formatCount(orders, locale)}
      </Figure>
    </dl>
  )
}
