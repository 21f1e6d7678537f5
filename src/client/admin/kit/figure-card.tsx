import { lazy } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import type { FigureChartProps } from '#client/admin/kit/figure-chart.tsx'
import { LiveChart } from '#client/admin/kit/live-chart.tsx'

const FigureChart = lazy(() => import('#client/admin/kit/figure-chart.tsx'))

interface FigureCardProps extends FigureChartProps {
  lead: string | undefined
}

export function FigureCard({ lead, ...chart }: FigureCardProps) {
  const { title, format, axis, series } = chart
  return (
    <AdminCard title={title} lead={lead}>
      <div className={figureCardCss.chart} aria-hidden="true">
        <LiveChart>
          <FigureChart {...chart} />
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
