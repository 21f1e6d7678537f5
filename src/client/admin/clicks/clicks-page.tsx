import { Button } from '@chakra-ui/react'
import { lazy, useState } from 'react'
import { type ClickRange, daysOf } from '#client/admin/clicks/click-range.ts'
import { ClickTable, CsvLink, SumTable } from '#client/admin/clicks/click-table.tsx'
import {
  type ClickSum,
  describeEstimate,
  describeViews,
  sumByKey,
  totalOf,
} from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { RangeForm } from '#client/admin/clicks/range-form.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { LiveChart } from '#client/admin/kit/live-chart.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { formatDay, formatNumber, formatShare } from '#shared/messages/formats.ts'
import { ASSUMED_SALES_SHARE } from '#shared/products/click-estimate.ts'

export function ClicksPage({ range }: { range: ClickRange }) {
  const { data: days = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'day' })
  const total = totalOf(days)
  return (
    <AdminPage
      title="Clicks"
      lead={`Clicks to retailers from ${formatDay(range.from)} to ${formatDay(range.to)}, excluding bots and repeats.`}
    >
      <RangeForm key={`${range.from} ${range.to}`} range={range} />
      <dl className={`${figuresCss.figures} ${clicksCss.clicksFigures}`}>
        <Figure label="Page views">{describeViews(total)}</Figure>
        <Figure label="Clicks">{formatNumber(total.clicks)}</Figure>
        <Figure label="Estimated commission">{describeEstimate(total)}</Figure>
      </dl>
      <div className={adminPageCss.stack}>
        <DailyClicks range={range} sums={sumByKey(days)} />
        <ClickTable range={range} groupBy="page" title="By page" />
        <div className={clicksCss.clicksColumns}>
          <ClickTable range={range} groupBy="retailer" title="By retailer" />
          <ClickTable range={range} groupBy="placement" title="By placement" />
        </div>
        <ClickTable range={range} groupBy="product" title="By product" />
        <AdminCard
          title="About the estimate"
          lead={`Clicks × today’s price × commission, assuming ${formatShare(ASSUMED_SALES_SHARE)} of visitors buy.`}
        >
          <p>See the networks’ own reports for actual earnings.</p>
        </AdminCard>
      </div>
    </AdminPage>
  )
}

/** Rendered only in the browser: the server knows no widths. */
const ClickChart = lazy(() => import('#client/admin/clicks/click-chart.tsx'))

function DailyClicks({ range, sums }: { range: ClickRange; sums: ClickSum[] }) {
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
