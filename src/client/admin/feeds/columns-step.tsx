import { FeedAlert } from '#client/admin/feeds/feed-alert.tsx'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import { FIELD_TEXTS, NEEDED_FIELDS, sampleOf } from '#client/admin/feeds/feed-fields.ts'
import * as feedRowsCss from '#client/admin/feeds/feed-rows.css.ts'
import { FeedSettingsFields } from '#client/admin/feeds/feed-settings-fields.tsx'
import { usePreview } from '#client/admin/feeds/use-preview.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { callError } from '#client/lib/call-error.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'

export function ColumnsStep({ draft, change, proceed }: StepProps) {
  const preview = usePreview(draft)
  const { options, detection } = draft
  const products = preview.data?.products ?? []
  const choose = (field: FeedField, column: string) => {
    const { [field]: _before, ...others } = options.mapping ?? {}
    const mapping = column ? { ...others, [field]: [column] } : others
    change({ ...draft, options: { ...options, mapping } })
  }
  if (!detection) return null
  return (
    <WizardCard
      title="Match the columns"
      lead="We guessed from the headers; the examples show the result."
      action="Continue"
      onSubmit={() => proceed()}
    >
      <FeedAlert>{preview.isError && callError(preview.error).message}</FeedAlert>
      <ul
        className={`${feedRowsCss.fieldRows} ${preview.isFetching ? statesCss.isStale : ''}`}
        aria-label="Fields"
      >
        {FIELD_TEXTS.map((text) => {
          const { field, label } = text
          const own = options.mapping?.[field]?.[0] ?? ''
          const recognized = detection.isRecognized ? detection.mapping[field] : undefined
          return (
            <li key={field}>
              <label htmlFor={`column-${field}`}>
                {label}
                {NEEDED_FIELDS.includes(field) && <span className={feedRowsCss.fieldNeeded}>required</span>}
              </label>
              <Select
                size="sm"
                id={`column-${field}`}
                value={own}
                onChange={(event) => choose(field, event.target.value)}
              >
                <option value="">
                  {recognized ? `Detected: ${recognized.join(' or ')}` : 'Not in the file'}
                </option>
                <Options of={detection.columns.map((column) => [column, column])} />
              </Select>
              <span className={feedRowsCss.fieldSample}>{sampleOf(text, products)}</span>
              <FieldValues values={preview.data?.values[field]} />
            </li>
          )
        })}
      </ul>
      <FeedSettingsFields options={options} onChange={(next) => change({ ...draft, options: next })} />
    </WizardCard>
  )
}

function FieldValues({ values = [] }: { values?: string[] | undefined }) {
  if (values.length === 0) return null
  return (
    <p className={feedRowsCss.fieldValues}>
      <span>In the file:</span>
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </p>
  )
}
