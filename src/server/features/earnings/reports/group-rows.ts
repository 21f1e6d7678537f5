import type { Database } from '#server/db/client.ts'
import { pageLabels, titlesOf } from '#server/features/clicks/pages/service.ts'
import { orderDelays } from '#server/features/earnings/reports/delays.ts'
import {
  type Context,
  clickSums,
  commissionOfClicks,
  type Days,
  GROUPS,
  groupSums,
} from '#server/features/earnings/reports/group-sums.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** No more values than SQLite takes in one query. */
const MAX_NAMED = 5_000

type Sums = ReturnType<typeof groupSums>[number]

const NOTHING = {
  pending: 0,
  approved: 0,
  paid: 0,
  declined: 0,
  other: 0,
  orders: 0,
  orderValue: 0,
  approvedCount: 0,
  declinedCount: 0,
}

/** Returns the rows of a report, the largest commission first, or the newest month. */
export function groupRows(context: Context, groupBy: EarningsGroup) {
  const { ofSale, ofClick } = GROUPS[groupBy]
  const clicks = clickSums(context, ofClick)
  const fromClicks = new Map(commissionOfClicks(context, ofSale).map((row) => [rowName(row), row]))
  const delays = orderDelays(context.db)
  const sums = withRowsOf(groupSums(context, ofSale), [...fromClicks.values()])
  const labels = labelsOf(
    context.db,
    groupBy,
    sums.map(({ key }) => key),
  )
  const isByMonth = groupBy === 'month'
  return sums.sort(isByMonth ? newestFirst : largestFirst).map(({ approvedCount, declinedCount, ...sum }) => {
    const delay = (groupBy === 'retailer' && delays.byRetailer.get(sum.key)) || delays.all
    const count = clicks.get(sum.key) ?? 0
    const decided = approvedCount + declinedCount
    return {
      ...sum,
      label: labels.get(sum.key) ?? sum.key,
      clicks: count,
      perClick: count > 0 && sum.key !== '' ? (fromClicks.get(rowName(sum))?.commission ?? 0) / count : null,
      approvalRate: decided > 0 ? approvedCount / decided : null,
      isIncomplete:
        endOf(context.days, isByMonth ? sum.key : undefined) > context.now.getTime() - delay * DAY_MS,
    }
  })
}

/** Clicks of the period may have led to orders after it only. */
function withRowsOf(sums: Sums[], fromClicks: { key: string; currency: string }[]): Sums[] {
  const names = new Set(sums.map(rowName))
  const others = fromClicks.filter((row) => !names.has(rowName(row)))
  return [...sums, ...others.map(({ key, currency }) => ({ ...NOTHING, key, currency }))]
}

function labelsOf(db: Database, groupBy: EarningsGroup, keys: string[]): Map<string, string> {
  const named = keys.slice(0, MAX_NAMED)
  if (groupBy === 'page') return pageLabels(db, named)
  if (groupBy !== 'product') return new Map()
  const names = titlesOf(db, 'product', named.map(Number))
  return new Map(named.map((key) => [key, names.get(Number(key)) ?? `No. ${key}`]))
}

function rowName({ key, currency }: { key: string; currency: string }): string {
  return `${currency} ${key}`
}

function largestFirst(a: Sums, b: Sums): number {
  return b.approved + b.paid - a.approved - a.paid || b.pending - a.pending || a.key.localeCompare(b.key)
}

function newestFirst(a: Sums, b: Sums): number {
  return b.key.localeCompare(a.key) || a.currency.localeCompare(b.currency)
}

function endOf({ to }: Days, month: string | undefined): number {
  const end = Date.parse(to) + DAY_MS
  const [year = 0, index = 0] = month?.split('-').map(Number) ?? []
  return month ? Math.min(end, Date.UTC(year, index, 1)) : end
}
