import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import { ClickTable } from '#client/admin/clicks/click-table.tsx'
import {
  describeEstimate,
  describeViews,
  sumByKey,
  sumByPage,
  totalOf,
} from '#client/admin/clicks/click-totals.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { DailyClicks } from '#client/admin/clicks/daily-clicks.tsx'
import { RangeForm } from '#client/admin/clicks/range-form.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { formatDay, formatNumber, formatShare } from '#shared/messages/formats.ts'
import { ASSUMED_SALES_SHARE } from '#shared/products/click-estimate.ts'

const PLACEMENTS = new Map(
  Object.entries({
    card: 'Product card',
    product: 'Product page',
    article: 'Article',
    landing: 'Landing page',
    content: 'Text or partner link elsewhere',
  }),
)

export function ClicksPage({ range }: { range: ClickRange }) {
  const { data: days = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'day' })
  const { data: retailers = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'retailer' })
  const { data: products = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'product' })
  const { data: placements = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'placement' })
  const { data: pages = [] } = trpc.admin.clicks.report.useQuery({ ...range, groupBy: 'page' })
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
        <ClickTable range={range} groupBy="page" title="By page" sums={sumByPage(pages)} />
        <div className={clicksCss.clicksColumns}>
          <ClickTable range={range} groupBy="retailer" title="By retailer" sums={sumByKey(retailers)} />
          <ClickTable
            range={range}
            groupBy="placement"
            title="By placement"
            sums={sumByKey(placements).map((sum) => ({
              ...sum,
              label: PLACEMENTS.get(sum.key) ?? sum.label,
            }))}
          />
        </div>
        <ClickTable range={range} groupBy="product" title="By product" sums={sumByKey(products)} />
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
