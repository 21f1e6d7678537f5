import { earnedOf, inEachCurrency } from '#client/admin/earnings/amounts.ts'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatNumber } from '#shared/messages/formats.ts'

export function EarningsFigures({ report: { totals, medianDays } }: { report: EarningsReport }) {
  const orders = totals.reduce((sum, row) => sum + row.orders, 0)
  const days = medianDays === null ? undefined : `Decided after ${Math.round(medianDays)} days (median)`
  return (
    <dl className={`${figuresCss.figures} ${figuresCss.figuresFour}`}>
      <Figure label="Earned" note="Approved and paid">
        {inEachCurrency(totals, earnedOf)}
      </Figure>
      <Figure label="Expected" note={days ?? 'Pending'}>
        {inEachCurrency(totals, ({ pending, other }) => pending + other)}
      </Figure>
      <Figure label="Declined">{inEachCurrency(totals, ({ declined }) => declined)}</Figure>
      <Figure label="Orders" note={`Worth ${inEachCurrency(totals, ({ orderValue }) => orderValue)}`}>
        {formatNumber(orders)}
      </Figure>
    </dl>
  )
}
