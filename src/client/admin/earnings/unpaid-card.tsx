import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { useSite } from '#client/lib/site.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'
import { formatDay } from '#shared/time/days.ts'

export function UnpaidCard({ unpaid }: { unpaid: EarningsReport['unpaid'] }) {
  const { locale } = useSite()
  if (unpaid.length === 0) return null
  return (
    <AdminCard
      title="Approved but not paid"
      lead="Approved for more than 90 days without a payment. Ask the network."
    >
      <ul>
        {unpaid.map(({ retailer, currency, count, commission, oldestAt }) => (
          <li key={`${retailer} ${currency}`}>
            <b>{retailer || 'Unknown retailer'}</b>: {formatPrice(commission, currency, locale)} from{' '}
            {counted(count, 'sale')}, the oldest approved on {formatDay(oldestAt)}
          </li>
        ))}
      </ul>
    </AdminCard>
  )
}
