import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatPrice } from '#shared/messages/formats.ts'

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
