import { Button } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { useImport } from '#client/admin/newsletter/use-import.ts'
import { Icon } from '#client/ui/icon.tsx'

export function ImportCard() {
  const { start, isBusy, report, error } = useImport()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
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
      lead="CSV with the columns email, name and status, or addresses alone. Nobody who unsubscribed comes back."
    >
      <form className={adminCss.form} aria-label="Import subscribers" onSubmit={submit} noValidate>
        <Field
          label="File"
          error={error?.file}
          required
          name="file"
          type="file"
          accept=".csv,text/csv,text/plain"
          className={adminCss.newsletterFile}
        />
        <Field
          label="How these people agreed"
          error={error?.consentText}
          hint="Kept with each of them as the record of their consent."
          required
          name="consentText"
          maxLength={500}
        />
        <label className={adminNewsletterCss.newsletterCheck}>
          <input type="checkbox" name="areConfirmed" />
          <span>Their owners have confirmed these addresses already. Otherwise they wait to be asked.</span>
        </label>
        <Button type="submit" disabled={isBusy}>
          <Icon icon={adminIcons.upload} /> {isBusy ? 'Importing...' : 'Import'}
        </Button>
      </form>
      {report && (
        <div className={adminNewsletterCss.newsletterNote} role="status">
          <p>
            {report.added} added, {report.changed} changed, {report.known} known already,{' '}
            {report.refusedCount} refused.
          </p>
          {report.refused.length > 0 && (
            <ul>
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
