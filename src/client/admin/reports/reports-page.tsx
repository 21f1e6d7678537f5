import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import { FigureCard } from '#client/admin/kit/figure-card.tsx'
import { FIGURES } from '#client/admin/reports/figures.ts'
import { PagesCard } from '#client/admin/reports/pages-card.tsx'
import { type DailyFigures, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import { formatDay, formatNumber } from '#shared/messages/formats.ts'
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
          FIGURES.map(({ name, title, kind }) => (
            <DailyFigureCard
              key={name}
              title={title}
              kind={kind}
              series={report.data[name]}
              note={kind === 'dollars' ? liveOnlyNote(report.data.paymentMode) : undefined}
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
  kind: 'count' | 'dollars'
  series: DailyFigures['clicks']
  note: string | undefined
}

function DailyFigureCard({ title, kind, series, note }: DailyFigureCardProps) {
  const format = (value: number) =>
    kind === 'dollars' ? formatDollars(Math.round(value * 100)) : formatNumber(value)
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
