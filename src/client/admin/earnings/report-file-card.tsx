import { Button } from '@chakra-ui/react'
import { ReportChoices } from '#client/admin/earnings/report-choices.tsx'
import { ReportPreview } from '#client/admin/earnings/report-preview.tsx'
import { useReportFile } from '#client/admin/earnings/use-report-file.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as fileInputCss from '#client/admin/kit/file-input.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { FIELD_LABELS } from '#shared/earnings/report-file.ts'

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
