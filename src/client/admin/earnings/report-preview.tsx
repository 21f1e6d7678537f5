import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { STATE_LABELS } from '#client/admin/earnings/labels.ts'
import { AdminTable, type Column } from '#client/admin/kit/admin-table.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { ReportFilePreview } from '#client/lib/trpc.ts'
import { formatMoment, formatPrice } from '#shared/messages/formats.ts'

type Preview = NonNullable<ReportFilePreview['preview']>
type Row = Preview['first'][number] & { id: string }

export function ReportPreview({ preview }: { preview: Preview }) {
  const { counts, repeated, unreadableCount, unreadable, totals } = preview
  const rows = preview.first.map((row) => ({ ...row, id: row.externalId }))
  return (
    <div role="status">
      <p>
        {counts.added} new, {counts.changed} changed, {counts.unchanged} unchanged, {unreadableCount}{' '}
        unreadable.
        {repeated > 0 && ` ${counted(repeated, 'row')} with the id of another row: the last one counts.`}
      </p>
      <ul>
        {totals.map(({ currency, state, count, commissionMinor }) => (
          <li key={`${currency} ${state}`}>
            {STATE_LABELS[state]}: {counted(count, 'row')}, {formatPrice(commissionMinor, currency)}
          </li>
        ))}
      </ul>
      <AdminTable label="The first rows" columns={COLUMNS} rows={rows} />
      {unreadable.length > 0 && (
        <ul className={earningsCss.part}>
          {unreadable.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const COLUMNS: Column<Row>[] = [
  { name: 'Retailer', className: tableCss.title, cell: ({ program }) => program },
  { name: 'Ordered', className: tableCss.number, cell: ({ orderedAt }) => formatMoment(orderedAt, 'UTC') },
  { name: 'State', cell: ({ state }) => STATE_LABELS[state] },
  {
    name: 'Commission',
    className: tableCss.amount,
    cell: ({ commissionMinor, currency }) => formatPrice(commissionMinor, currency),
  },
]
