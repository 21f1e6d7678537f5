import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { OptionSwitch } from '#client/admin/feeds/option-switch.tsx'
import { Field, SelectField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { TEXT_LANGUAGES } from '#shared/text/text-languages.ts'

const FIELDS = [
  { option: 'advertiserName', label: 'Retailer', hint: 'Used when no column has one', maxLength: 100 },
  { option: 'advertiserId', label: 'Retailer ID', hint: 'The network’s ID for the retailer', maxLength: 100 },
  {
    option: 'currency',
    label: 'Currency',
    hint: 'Used when no column has one. If empty, the shop’s currency is used.',
    maxLength: 3,
  },
  {
    option: 'commission',
    label: 'Commission',
    hint: 'Used when no column has one, such as 5%. If empty, the partner’s commission is shown, or none.',
    maxLength: 10,
  },
  {
    option: 'linkTemplate',
    label: 'Link template',
    hint: 'For files without links. {handle} is replaced with the product ID.',
    maxLength: 1_000,
  },
  {
    option: 'subIdParameter',
    label: 'Sub-ID parameter',
    hint: 'Such as clickref, epi, sid, u1, or subId1. It tells the network which page and product a click came from, never who clicked. If empty, the network’s usual one is used.',
    maxLength: 40,
  },
] as const

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const LANGUAGES = TEXT_LANGUAGES.map((value) => [value, languageNames.of(value) ?? value] as const).sort(
  ([, a], [, b]) => a.localeCompare(b, 'en'),
)

interface FeedSettingsFieldsProps {
  options: FeedOptions
  onChange: (options: FeedOptions) => void
}

export function FeedSettingsFields({ options, onChange }: FeedSettingsFieldsProps) {
  return (
    <fieldset className={feedWizardCss.feedSettings}>
      <legend className={feedWizardCss.feedSettingsTitle}>For every row</legend>
      <div className={feedWizardCss.feedSettingsGrid}>
        {FIELDS.map(({ option, label, hint, maxLength }) => (
          <Field
            key={option}
            label={label}
            hint={hint}
            maxLength={maxLength}
            value={options[option] ?? ''}
            onChange={(event) => onChange({ ...options, [option]: event.target.value || undefined })}
          />
        ))}
        <OptionSwitch option="hideClaims" options={options} onChange={onChange} />
        <OptionSwitch option="withoutSubId" options={options} onChange={onChange} />
        <SelectField
          label="Language"
          hint="The language of names and descriptions, so that screen readers pronounce and browsers hyphenate them correctly"
          value={options.language ?? ''}
          onChange={({ target }) =>
            onChange({ ...options, language: TEXT_LANGUAGES.find((one) => one === target.value) })
          }
        >
          <option value="">English</option>
          <Options of={LANGUAGES} />
        </SelectField>
      </div>
    </fieldset>
  )
}
