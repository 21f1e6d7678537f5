import { Button } from '@chakra-ui/react'
import { lazy, useState } from 'react'
import { type ClickRange, daysOf } from '#client/admin/clicks/click-range.ts'
import { SumTable } from '#client/admin/clicks/click-table.tsx'
import type { ClickSum } from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { CsvLink } from '#client/admin/clicks/csv-link.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { LiveChart } from '#client/admin/kit/live-chart.tsx'
import { formatDay } from '#shared/messages/formats.ts'

/** Rendered only in the browser: the server knows no widths. */
const ClickChart = lazy(() => import('#client/admin/clicks/click-chart.tsx'))

export function DailyClicks({ range, sums }: { range: ClickRange; sums: ClickSum[] }) {
  const [isTable, setIsTable] = useState(false)
  const days = daysOf(range).map((day) => ({
    day,
    clicks: sums.find(({ key }) => key === day)?.clicks ?? 0,
  }))
  return (
    <AdminCard title="By day">
      {sums.length === 0 && <p>No clicks in this period.</p>}
      {sums.length > 0 && (
        <>
          <Button variant="outline" size="sm" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Show as a table
          </Button>
          {isTable && (
            <SumTable
              label="By day"
              column="Day"
              hasViews
              sums={sums.map((sum) => ({ ...sum, label: formatDay(sum.key) }))}
            />
          )}
          {!isTable && (
            <div className={clicksCss.clicksChart} role="img" aria-label={describeDays(days)}>
              <LiveChart>
                <ClickChart days={days} />
              </LiveChart>
            </div>
          )}
          <CsvLink range={range} groupBy="day" label="By day" />
        </>
      )}
    </AdminCard>
  )
}

function describeDays(days: { day: string; clicks: number }[]): string {
  const best = days.reduce((most, day) => (day.clicks > most.clicks ? day : most))
  return `Clicks on each of ${days.length} days; the most, ${best.clicks}, on ${formatDay(best.day)}`
}
