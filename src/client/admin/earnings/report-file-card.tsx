import { Button } from '@chakra-ui/react'
import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { STATE_LABELS } from '#client/admin/earnings/labels.ts'
import { ReportChoices } from '#client/admin/earnings/report-choices.tsx'
import { useReportFile } from '#client/admin/earnings/use-report-file.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminTable, type Column } from '#client/admin/kit/admin-table.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as fileInputCss from '#client/admin/kit/file-input.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { ReportFilePreview } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { FIELD_LABELS } from '#shared/earnings/report-file.ts'
import { formatMoment, formatPrice } from '#shared/messages/formats.ts'

export function ReportFileCard() {
  const { upload, isBusy, report, choose, store } = useReportFile()
  return (
    <AdminCard
      title="Import a report"
      lead="A CSV file of any network. Only the columns below are stored, never names, addresses, or order numbers."
    >
      <div className={adminFormCss.form}>
        <Field
          label="Report"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          error={upload.error}
          disabled={isBusy}
          className={fileInputCss.newsletterFile}
          onChange={({ target: { files } }) => files?.[0] && upload.send(files[0])}
        />
        {report && <ReportChoices report={report} choose={choose} />}
        {report && report.lacks.length > 0 && (
          <p role="alert">
            Choose the column of: {report.lacks.map((field) => FIELD_LABELS[field]).join(', ')}
          </p>
        )}
        {report?.preview && <ReportPreview preview={report.preview} />}
        {report?.preview && (
          <Button disabled={isBusy || report.preview.first.length === 0} onClick={store}>
            <Icon icon={adminIcons.upload} /> {isBusy ? 'Reading...' : 'Import the report'}
          </Button>
        )}
      </div>
    </AdminCard>
  )
}

type Preview = NonNullable<ReportFilePreview['preview']>
type Row = Preview['first'][number] & { id: string }

function ReportPreview({ preview }: { preview: Preview }) {
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
