import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import { FigureCard } from '#client/admin/kit/figure-card.tsx'
import { sizeText } from '#client/admin/status/status-texts.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** Fewer points make no line. */
const FEWEST = 2

const timeOf = (at: string) => at.slice(11, 16)
const TIMES = { heading: 'Until (UTC)', tick: timeOf, label: (at: string) => `${timeOf(at)} UTC` }

/** The last day in steps of five minutes, all processes together. */
export function TrafficCharts({ stretches }: { stretches: StatusReport['history'] }) {
  if (stretches.length < FEWEST) {
    return (
      <AdminCard title="The last 24 hours">
        <p className={baseCss.muted}>
          Charts of requests, speed, and memory appear ten minutes after the server starts.
        </p>
      </AdminCard>
    )
  }
  const inMs = (value: number) => `${formatNumber(Math.round(value))} ms`
  const charts = [
    {
      title: 'Requests',
      lead: 'Per five minutes, last 24 hours',
      format: (value: number) => formatNumber(value),
      pick: ({ requests }: Stretch) => requests,
    },
    {
      title: 'Server errors',
      lead: 'Responses with a status of 500 or higher',
      format: (value: number) => formatNumber(value),
      pick: ({ serverErrors }: Stretch) => serverErrors,
    },
    {
      title: 'Response time',
      lead: '95% of responses began within this time',
      format: inMs,
      pick: ({ mostWithin }: Stretch) => toMs(mostWithin),
    },
    {
      title: 'Event loop lag',
      lead: '95% of the time, nothing waited longer than this',
      format: inMs,
      pick: ({ mostLagWithin }: Stretch) => toMs(mostLagWithin),
    },
    {
      title: 'Memory',
      lead: 'All processes of the server',
      format: sizeText,
      pick: ({ memoryBytes }: Stretch) => memoryBytes,
    },
  ]
  return (
    <div className={figureCardCss.charts}>
      {charts.map(({ pick, ...card }) => (
        <FigureCard
          key={card.title}
          {...card}
          axis={TIMES}
          series={stretches.map((stretch) => ({
            at: new Date(stretch.until).toISOString(),
            value: pick(stretch),
          }))}
        />
      ))}
    </div>
  )
}

type Stretch = StatusReport['history'][number]

function toMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * SECOND_MS
}
