import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'

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
