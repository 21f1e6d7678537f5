import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lastDays } from '#client/admin/clicks/click-range.ts'
import { SumTable } from '#client/admin/clicks/click-table.tsx'
import { sumByPage } from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import { FigureCard } from '#client/admin/kit/figure-card.tsx'
import { FIGURES } from '#client/admin/reports/figures.ts'
import { useSite } from '#client/lib/site.ts'
import { type DailyFigures, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { REPORT_SPANS_DAYS } from '#shared/search-params/reports.ts'

export function ReportsPage({ days }: { days: number }) {
  const report = trpc.admin.reports.daily.useQuery({ days }, { placeholderData: keepPreviousData })
  return (
    <AdminPage
      title="Reports"
      lead="What happened each day (UTC). Views and clicks are counted without knowing whose they are."
      actions={REPORT_SPANS_DAYS.map((span) => (
        <Button key={span} asChild size="sm" variant={span === days ? 'solid' : 'outline'}>
          <Link to="/admin/reports" search={{ days: span === 30 ? undefined : span }}>
            {span} days
          </Link>
        </Button>
      ))}
    >
      <div className={figureCardCss.charts}>
        {report.data &&
          FIGURES.map(({ name, title, format }) => (
            <DailyFigureCard
              key={name}
              title={title}
              format={format}
              series={report.data[name]}
              note={name === 'donations' ? liveOnlyNote(report.data.paymentMode) : undefined}
            />
          ))}
        <PagesCard days={days} />
      </div>
    </AdminPage>
  )
}

const DAYS = { heading: 'Day', tick: (day: string) => day.slice(5), label: formatDay }

interface DailyFigureCardProps {
  title: string
  format: (value: number) => string
  series: DailyFigures['clicks']
  note: string | undefined
}

function DailyFigureCard({ title, format, series, note }: DailyFigureCardProps) {
  const total = series.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) {
    return (
      <AdminCard title={title} lead={note}>
        <p className={baseCss.muted}>Nothing in this period yet.</p>
      </AdminCard>
    )
  }
  return (
    <FigureCard
      title={title}
      lead={[`${format(total)} in total`, note].filter(Boolean).join('. ')}
      format={format}
      axis={DAYS}
      series={series.map(({ day, value }) => ({ at: day, value }))}
    />
  )
}

const MOST_PAGES = 10

function PagesCard({ days }: { days: number }) {
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
