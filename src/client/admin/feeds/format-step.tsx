import { DIALECT_CHOICES, dialectLabel } from '#client/admin/feeds/dialects.ts'
import { inspectionOf, type StepProps, withDetection } from '#client/admin/feeds/feed-draft.ts'
import * as feedRowsCss from '#client/admin/feeds/feed-rows.css.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { SelectField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'

export function FormatStep({ draft, change, proceed }: StepProps) {
  const { detection } = draft
  const detect = trpc.admin.feeds.detect.useMutation()
  const choose = async (dialect: string | null) => {
    const chosen = { ...draft, dialect, options: { ...draft.options, mapping: undefined } }
    const answer = await detect.mutateAsync(inspectionOf(chosen)).catch(() => undefined)
    if (answer) change(withDetection(chosen, { ...answer, upload: detection?.upload ?? answer.upload }))
  }
  if (!detection) return null
  return (
    <WizardCard
      title="Which format is it?"
      lead={
        detection.isRecognized
          ? 'Recognized from the file’s contents. Change it if it’s wrong.'
          : 'We don’t recognize this format. You’ll match its columns in the next step.'
      }
      action={detect.isPending ? 'Reading the file...' : 'Continue'}
      isBusy={detect.isPending}
      onSubmit={() => proceed()}
    >
      <div className={feedWizardCss.wizardForm}>
        <SelectField
          label="Format"
          error={detect.isError ? callError(detect.error).message : undefined}
          disabled={detect.isPending}
          value={draft.dialect ?? ''}
          onChange={(event) => choose(event.target.value || null)}
        >
          <option value="">
            {draft.dialect === null
              ? `Recognized: ${dialectLabel(detection.dialect)}`
              : 'Detect automatically'}
          </option>
          <Options of={DIALECT_CHOICES} />
        </SelectField>
        <div>
          <h3 className={feedWizardCss.wizardSub}>
            {counted(detection.columns.length, 'column')} in the file
          </h3>
          <ul className={feedRowsCss.columnList}>
            {detection.columns.map((column) => (
              <li key={column} className={feedRowsCss.column}>
                {column}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </WizardCard>
  )
}
