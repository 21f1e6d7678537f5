import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lastDays } from '#client/admin/clicks/click-range.ts'
import { SumTable } from '#client/admin/clicks/click-table.tsx'
import { sumByPage } from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'

const MOST_PAGES = 10

export function PagesCard({ days }: { days: number }) {
  const range = lastDays(days, Date.parse(useSite().today))
  const { data = [] } = trpc.admin.clicks.report.useQuery(
    { ...range, groupBy: 'page' },
    { placeholderData: keepPreviousData },
  )
  const sums = sumByPage(data).slice(0, MOST_PAGES)
  return (
    <AdminCard title="Pages" lead="The pages with the most clicks to retailers.">
      {sums.length > 0 ? (
        <SumTable label="Pages" column="Page" sums={sums} hasViews />
      ) : (
        <p>No clicks or views in this period.</p>
      )}
      <p className={clicksCss.clicksCsv}>
        <Link to="/admin/clicks" search={range} className={clicksCss.link}>
          All pages
        </Link>
      </p>
    </AdminCard>
  )
}
