import { earnedOf, inEachCurrency } from '#client/admin/earnings/amounts.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay, formatNumber, formatPrice } from '#shared/messages/formats.ts'

const KINDS = new Map([
  ['bonus', 'Not from a click: bonuses'],
  ['noReference', 'Not from a click: the report has no sub-id'],
  ['foreignReference', 'With a sub-id that is not this shop’s'],
  ['unknownRetailer', 'Of an unknown retailer'],
  ['missing', 'No longer listed by the network, and not counted'],
])

export function RemarksCard({ report: { remarks, unknownPrograms } }: { report: EarningsReport }) {
  if (remarks.length === 0) return null
  return (
    <AdminCard title="Not matched" lead="Sales in these days that no click, sub-id, or retailer explains.">
      <ul>
        {remarks.map(({ kind, currency, count, commission }) => (
          <li key={`${kind} ${currency}`}>
            {KINDS.get(kind)}: {counted(count, 'sale')}, {formatPrice(commission, currency)}
          </li>
        ))}
      </ul>
      {unknownPrograms.length > 0 && (
        <p className={baseCss.muted}>
          Programs without a retailer: {unknownPrograms.map(({ program }) => program || 'unnamed').join(', ')}
          . Add a partner of the same name to match them with the next report.
        </p>
      )}
    </AdminCard>
  )
}

export function UnpaidCard({ unpaid }: { unpaid: EarningsReport['unpaid'] }) {
  if (unpaid.length === 0) return null
  return (
    <AdminCard
      title="Approved but not paid"
      lead="Approved for more than 90 days without a payment. Ask the network."
    >
      <ul>
        {unpaid.map(({ retailer, currency, count, commission, oldestAt }) => (
          <li key={`${retailer} ${currency}`}>
            <b>{retailer || 'Unknown retailer'}</b>: {formatPrice(commission, currency)} from{' '}
            {counted(count, 'sale')}, the oldest approved on {formatDay(oldestAt)}
          </li>
        ))}
      </ul>
    </AdminCard>
  )
}

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
