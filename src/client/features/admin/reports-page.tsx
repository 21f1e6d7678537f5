import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { type DailyFigures, trpc } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/days.ts'
import { REPORT_SPANS_DAYS } from '#shared/report-search.ts'

const FigureChart = lazy(() => import('#client/features/admin/figure-chart.tsx'))

const FIGURES = [
  { name: 'clicks', title: 'Clicks to retailers' },
  { name: 'favorites', title: 'Favorites added' },
  { name: 'donations', title: 'Donations in dollars' },
  { name: 'subscribers', title: 'Newsletter sign-ups' },
] as const

export function ReportsPage({ days }: { days: number }) {
  const report = trpc.admin.reports.daily.useQuery({ days }, { placeholderData: keepPreviousData })
  return (
    <AdminPage
      title="Reports"
      lead="What happened each day (UTC). Clicks are counted without knowing who clicked."
      actions={REPORT_SPANS_DAYS.map((span) => (
        <Button key={span} asChild size="sm" variant={span === days ? 'solid' : 'outline'}>
          <Link to="/admin/reports" search={{ days: span === 30 ? undefined : span }}>
            {span} days
          </Link>
        </Button>
      ))}
    >
      <div className="admin-charts">
        {report.data &&
          FIGURES.map(({ name, title }) => (
            <FigureCard key={name} title={title} series={report.data[name]} />
          ))}
      </div>
    </AdminPage>
  )
}

type Series = DailyFigures['clicks']

/** A chart, and the same as a table for those who cannot see it. */
function FigureCard({ title, series }: { title: string; series: Series }) {
  const total = series.reduce((sum, { value }) => sum + value, 0)
  const isLive = useIsLive()
  return (
    <AdminCard title={title} lead={`${total} in all`}>
      <div className="admin-chart" aria-hidden="true">
        {isLive && (
          <Suspense>
            <FigureChart title={title} series={series} />
          </Suspense>
        )}
      </div>
      <details>
        <summary>As a table</summary>
        <table className="admin-chart-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {series
              .filter(({ value }) => value > 0)
              .map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{value}</td>
                </tr>
              ))}
          </tbody>
        </table>
        {total === 0 && <p className="muted">Nothing on any of these days.</p>}
      </details>
    </AdminCard>
  )
}

/** Charts need a measured place: on the server there is only the place. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
