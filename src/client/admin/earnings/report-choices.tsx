import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { Field, SelectField } from '#client/admin/kit/field.tsx'
import { type Choices, Options } from '#client/admin/kit/select.tsx'
import type { ReportFile, ReportFilePreview } from '#client/lib/trpc.ts'
import { FIELD_LABELS, REPORT_FIELDS, REPORT_ZONES, REQUIRED_FIELDS } from '#shared/earnings/report-file.ts'
import { NETWORK_NAMES, REPORTING_NETWORKS } from '#shared/earnings/transaction.ts'

interface ReportChoicesProps {
  report: ReportFilePreview
  choose: (choice: Partial<ReportFile>) => void
}

const NETWORKS = REPORTING_NETWORKS.map((network) => [network, NETWORK_NAMES[network]] as const)
const ZONES = REPORT_ZONES.map((zone) => [zone, zone] as const)
const ORDERS = [
  ['day', 'Day first: 31/1/2026'],
  ['month', 'Month first: 1/31/2026'],
] as const

export function ReportChoices({ report, choose }: ReportChoicesProps) {
  const { network, account, zone, dateOrder, currency, columns, headings } = report
  const inFile: Choices = headings.map((heading, at) => [at, heading || `Column ${at + 1}`])
  return (
    <>
      <div className={earningsCss.columns}>
        <Choice
          label="Network"
          value={network}
          options={NETWORKS}
          onChoose={(value) =>
            choose({ network: REPORTING_NETWORKS.find((one) => one === value), account: undefined })
          }
        />
        <Field
          key={account}
          label="Account"
          hint="The same name for each report of an account"
          defaultValue={account}
          maxLength={100}
          onBlur={({ target: { value } }) => value !== account && choose({ account: value })}
        />
        <Choice
          label="Time zone"
          value={zone}
          options={ZONES}
          onChoose={(value) => choose({ zone: REPORT_ZONES.find((one) => one === value) })}
        />
        <Choice
          label="Dates with slashes"
          value={dateOrder}
          options={ORDERS}
          onChoose={(value) => choose({ dateOrder: value === 'month' ? 'month' : 'day' })}
        />
        <Field
          key={currency}
          label="Currency"
          hint="For rows that state none"
          defaultValue={currency}
          maxLength={3}
          onBlur={({ target: { value } }) => value !== currency && choose({ currency: value.toUpperCase() })}
        />
      </div>
      <details>
        <summary>Columns</summary>
        <div className={earningsCss.columns}>
          {REPORT_FIELDS.map((field) => (
            <Choice
              key={field}
              label={FIELD_LABELS[field]}
              isRequired={REQUIRED_FIELDS.includes(field)}
              value={columns[field] ?? ''}
              options={[['', 'None'], ...inFile]}
              onChoose={(value) =>
                choose({ columns: { ...columns, [field]: value === '' ? null : Number(value) } })
              }
            />
          ))}
        </div>
      </details>
    </>
  )
}

interface ChoiceProps {
  label: string
  isRequired?: boolean
  value: string | number
  options: Choices
  onChoose: (value: string) => void
}

function Choice({ label, isRequired, value, options, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      required={isRequired}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <Options of={options} />
    </SelectField>
  )
}
