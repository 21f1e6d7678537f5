import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { FIGURES } from '#client/admin/reports/figures.ts'
import { useSite } from '#client/lib/site.ts'
import { type DailyFigures, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import { formatDollars } from '#shared/donation-drive.ts'
import { formatCount } from '#shared/money.ts'
import { REPORT_SPANS_DAYS } from '#shared/report-search.ts'

const FigureChart = lazy(() => import('#client/admin/kit/figure-chart.tsx'))

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
      <div className={adminCss.charts}>
        {report.data &&
          FIGURES.map(({ name, title, kind }) => (
            <FigureCard
              key={name}
              title={title}
              kind={kind}
              series={report.data[name]}
              note={kind === 'dollars' ? liveOnlyNote(report.data.paymentMode) : undefined}
            />
          ))}
      </div>
    </AdminPage>
  )
}

interface FigureCardProps {
  title: string
  kind: 'count' | 'dollars'
  series: DailyFigures['clicks']
  note: string | undefined
}

/** A chart, and the same as a table for those who cannot see it. */
function FigureCard({ title, kind, series, note }: FigureCardProps) {
  const { locale } = useSite()
  const format = (value: number) =>
    kind === 'dollars' ? formatDollars(Math.round(value * 100)) : formatCount(value, locale)
  const total = series.reduce((sum, { value }) => sum + value, 0)
  const isLive = useIsLive()
  if (total === 0) {
    return (
      <AdminCard title={title} lead={note}>
        <p className={baseCss.muted}>Nothing in this period yet.</p>
      </AdminCard>
    )
  }
  return (
    <AdminCard title={title} lead={[`${format(total)} in total`, note].filter(Boolean).join('. ')}>
      <div className={adminCss.chart} aria-hidden="true">
        {isLive && (
          <Suspense>
            <FigureChart title={title} format={format} series={series} />
          </Suspense>
        )}
      </div>
      <details>
        <summary>As a table</summary>
        <table className={adminCss.chartTable}>
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
                  <td>{format(value)}</td>
                </tr>
              ))}
          </tbody>
        </table>
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
