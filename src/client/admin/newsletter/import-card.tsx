import { Button } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { LabeledCheckbox } from '#client/admin/kit/checkbox-field.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import * as fileInputCss from '#client/admin/kit/file-input.css.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { useImport } from '#client/admin/newsletter/use-import.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Icon } from '#client/ui/icon.tsx'

export function ImportCard() {
  const { start, isBusy, report, error } = useImport()
  const unsaved = useUnsaved()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    unsaved.settle()
    const file = form.get('file')
    start({
      file: file instanceof File && file.size > 0 ? file : undefined,
      consentText: String(form.get('consentText')),
      areConfirmed: form.get('areConfirmed') !== null,
    })
  }
  return (
    <AdminCard
      title="Import"
      lead="A CSV file from another newsletter tool, or just addresses. Unsubscribed people are never emailed."
    >
      <form
        className={adminFormCss.form}
        aria-label="Import subscribers"
        onInput={() => unsaved.note()}
        onSubmit={submit}
        noValidate
      >
        <Field
          label="File"
          error={error?.file}
          required
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={fileInputCss.newsletterFile}
        />
        <Field
          label="How did they consent?"
          error={error?.consentText}
          hint="Stored with each subscriber as the record of their consent"
          required
          name="consentText"
          maxLength={500}
        />
        <LabeledCheckbox name="areConfirmed" colorPalette="brand" alignItems="start">
          These addresses have already been confirmed by their owners. Otherwise they’ll be asked to confirm.
        </LabeledCheckbox>
        <Button type="submit" disabled={isBusy}>
          <Icon icon={adminIcons.upload} /> {isBusy ? 'Importing...' : 'Import'}
        </Button>
      </form>
      {report && (
        <div className={adminNewsletterCss.newsletterNote} role="status">
          <p>
            {report.added} added, {report.changed} changed, {report.unchanged} already known,{' '}
            {report.refusedCount} refused.
            {report.unsubscribedCount > 0 &&
              ` Unsubscribed or bounced in the file: ${report.unsubscribedCount}. No email is sent to them.`}
          </p>
          {report.refused.length > 0 && (
            <ul className={adminNewsletterCss.newsletterRefused}>
              {report.refused.map(({ row, reason }) => (
                <li key={row}>
                  Row {row}: {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </AdminCard>
  )
}
