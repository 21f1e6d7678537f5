import { Link } from '@tanstack/react-router'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { earnedOf, inEachCurrency } from '#client/admin/earnings/amounts.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

export function EarnedCard() {
  const { data: months = [] } = trpc.admin.earnings.now.useQuery()
  if (months.every(({ sums }) => sums.length === 0)) return null
  return (
    <AdminCard title="Earned" lead="Commission by the month of the order.">
      <ul>
        {months.map(({ month, sums }, index) => (
          <li key={month}>
            {index === 0 ? 'This month' : 'Last month'}:{' '}
            <b>{sums.some(earnedOf) ? inEachCurrency(sums, earnedOf) : 'Nothing'}</b> approved or paid
            {sums.some(({ pending }) => pending) &&
              `, ${inEachCurrency(sums, ({ pending }) => pending)} pending`}
            {sums.some(({ declined }) => declined) &&
              `, ${inEachCurrency(sums, ({ declined }) => declined)} declined`}
          </li>
        ))}
      </ul>
      <Link to="/admin/earnings" className={clicksCss.link}>
        All earnings
      </Link>
    </AdminCard>
  )
}
