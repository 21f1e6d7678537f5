import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { type Click, createClickFilter } from '#server/features/clicks/click-filter.ts'
import { ASSUMED_SALES_SHARE } from '#shared/click-estimate.ts'
import { CLICK_REPORT_MAX_ROWS, type ClickInput, type ClickReportInput } from '#shared/inputs/clicks.ts'

const filters = new WeakMap<Database, ReturnType<typeof createClickFilter>>()

/** Counts a click on a listed product once for each visitor in half an hour. Nothing of the visitor is stored. */
export function countClick(
  db: Database,
  click: ClickInput & Pick<Click, 'address' | 'userAgent'>,
  now = new Date(),
): void {
  const counts = filters.get(db) ?? createClickFilter()
  filters.set(db, counts)
  const product = statement<{ advertiserName: string | null }>(
    db,
    'select advertiser_name as advertiserName from products where id = ? and gone_at is null',
  ).get(click.productId)
  if (!product || !counts(click, now.getTime())) return
  const sql = `insert into clicks (day, product_id, placement, advertiser_name, count) values (?, ?, ?, ?, 1)
    on conflict do update set count = count + 1`
  const day = now.toISOString().slice(0, 10)
  statement(db, sql).run(day, click.productId, click.placement, product.advertiserName ?? '')
}

interface ReportRow {
  key: string
  label: string
  currency: string
  clicks: number
  /** What may be earned: clicks, price and commission, with an assumed share of buyers. Null where none is known. */
  estimatedMinor: number | null
}

const GROUPS: Record<ClickReportInput['groupBy'], { key: string; label: string; order: string }> = {
  day: { key: 'c.day', label: 'c.day', order: 'key' },
  product: {
    key: 'c.product_id',
    label: `coalesce(p.name, 'Product ' || c.product_id)`,
    order: 'clicks desc',
  },
  retailer: { key: 'c.advertiser_name', label: 'c.advertiser_name', order: 'clicks desc' },
  placement: { key: 'c.placement', label: 'c.placement', order: 'clicks desc' },
}

/** Clicks from one day to another, in sums by currency; today's prices and commissions for the estimate. */
export function clickReport(db: Database, { from, to, groupBy }: ClickReportInput): ReportRow[] {
  const { key, label, order } = GROUPS[groupBy]
  const percent = `cast(replace(coalesce(p.commission, t.commission), '%', '') as real)`
  const earned = `c.count * p.price_minor * ${percent} / 100`
  const sql = `select cast(${key} as text) as key, ${label} as label, coalesce(p.currency, '') as currency,
      sum(c.count) as clicks, cast(round(sum(${earned}) * ${ASSUMED_SALES_SHARE}) as integer) as estimatedMinor
    from clicks c left join products p on p.id = c.product_id left join partners t on t.name = p.advertiser_name
    where c.day between ? and ? group by 1, 3 order by ${order}, key, currency limit ${CLICK_REPORT_MAX_ROWS}`
  return statement<ReportRow>(db, sql).all(from, to)
}
