import { percent } from '#client/admin/earnings/amounts.ts'
import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { GROUP_LABELS, rowLabel } from '#client/admin/earnings/labels.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatNumber, formatPrice } from '#shared/messages/formats.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'

type Row = EarningsReport['rows'][number] & { id: string }

const MAX_ROWS = 25

export function GroupTable({
  groupBy,
  rows,
}: {
  groupBy: EarningsGroup
  rows: EarningsReport['rows'] | undefined
}) {
  const listed = rows?.slice(0, MAX_ROWS).map((row) => ({ ...row, id: `${row.key} ${row.currency}` }))
  const rest = (rows?.length ?? 0) - MAX_ROWS
  return (
    <>
      <AdminList
        label="Earnings"
        noun="figure"
        isError={false}
        rows={listed}
        columns={columnsOf(groupBy)}
        empty={
          <EmptyNote title="No sales in this period">
            Import a network’s report below, or choose more days.
          </EmptyNote>
        }
      />
      {rest > 0 && (
        <p className={notesCss.note}>And {counted(rest, 'more row')}, which the CSV file contains</p>
      )}
    </>
  )
}

function columnsOf(groupBy: EarningsGroup): Column<Row>[] {
  const money = ({ currency }: Row, minor: number | null) =>
    minor === null ? '–' : formatPrice(Math.round(minor), currency)
  const amounts = (name: string, first: (row: Row) => string, second: (row: Row) => string) => ({
    name,
    className: tableCss.amount,
    cell: (row: Row) => (
      <span>
        {first(row)}
        <span className={earningsCss.secondLine}>{second(row)}</span>
      </span>
    ),
  })
  return [
    {
      name: GROUP_LABELS[groupBy],
      className: tableCss.title,
      cell: (row) => (
        <span>
          {rowLabel(groupBy, row)}
          {row.isIncomplete && <span className={earningsCss.incomplete}> (not complete yet)</span>}
        </span>
      ),
    },
    amounts(
      'Approved',
      (row) => money(row, row.approved),
      (row) => `${money(row, row.paid)} paid`,
    ),
    { name: 'Pending', className: tableCss.amount, cell: (row) => money(row, row.pending) },
    amounts(
      'Declined',
      (row) => money(row, row.declined),
      (row) => `${percent(row.approvalRate)} approved`,
    ),
    amounts(
      'Orders',
      (row) => formatNumber(row.orders),
      (row) => `of ${money(row, row.orderValue)}`,
    ),
    amounts(
      'Clicks',
      (row) => formatNumber(row.clicks),
      (row) => `${money(row, row.perClick)} each`,
    ),
  ]
}
