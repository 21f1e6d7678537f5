import { lazy } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import type { FigureSeries, TimeAxis } from '#client/admin/kit/figure-chart.tsx'
import { LiveChart } from '#client/admin/kit/live-chart.tsx'

const FigureChart = lazy(() => import('#client/admin/kit/figure-chart.tsx'))

interface FigureCardProps {
  title: string
  lead: string | undefined
  format: (value: number) => string
  axis: TimeAxis
  series: FigureSeries
}

export function FigureCard({ title, lead, format, axis, series }: FigureCardProps) {
  return (
    <AdminCard title={title} lead={lead}>
      <div className={figureCardCss.chart} aria-hidden="true">
        <LiveChart>
          <FigureChart title={title} format={format} axis={axis} series={series} />
        </LiveChart>
      </div>
      <details>
        <summary className={figureCardCss.summary}>As a table</summary>
        <table className={figureCardCss.chartTable}>
          <thead>
            <tr>
              <th scope="col">{axis.heading}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(
              ({ at, value }) =>
                Boolean(value) && (
                  <tr key={at}>
                    <th scope="row">{axis.label(at)}</th>
                    <td>{format(value ?? 0)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </details>
    </AdminCard>
  )
}
