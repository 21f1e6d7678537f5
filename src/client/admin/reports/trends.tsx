import { Link } from '@tanstack/react-router'
import { FIGURES } from '#client/admin/reports/figures.ts'
import * as reportsCss from '#client/admin/reports/reports.css.ts'
import { linePoints, type Trend, trendOf } from '#client/admin/reports/trend.ts'
import { trpc } from '#client/lib/trpc.ts'

const TREND_DAYS = 30
/** The report span that also includes the preceding days. */
export const TREND_SPAN_DAYS = 90
const LINE = { width: 220, height: 40 }

export function Trends() {
  const { data } = trpc.admin.reports.daily.useQuery({ days: TREND_SPAN_DAYS })
  if (!data) return null
  return (
    <ul className={reportsCss.trends} aria-label={`Last ${TREND_DAYS} days`}>
      {FIGURES.map(({ name, title, format }) => {
        const trend = trendOf(data[name], TREND_DAYS)
        return (
          <li key={name}>
            <Link to="/admin/reports" className={reportsCss.trend} preload={false}>
              <span className={reportsCss.trendTitle}>{title}</span>
              <b className={reportsCss.trendFigure}>{format(trend.total)}</b>
              <span className={reportsCss.trendChange}>{describeChange(trend)}</span>
              {trend.total > 0 && <TrendLine values={trend.values} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function TrendLine({ values }: Pick<Trend, 'values'>) {
  const { width, height } = LINE
  return (
    <svg
      className={reportsCss.trendLine}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={linePoints(values, width, height)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function describeChange({ total, change }: Trend): string {
  if (total === 0) return `Nothing in the last ${TREND_DAYS} days`
  if (change === undefined) return `In the last ${TREND_DAYS} days`
  if (change === 0) return `Same as the previous ${TREND_DAYS} days`
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% vs. the previous ${TREND_DAYS} days`
}
