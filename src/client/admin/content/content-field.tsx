import { Field, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { PicturePicker } from '#client/admin/kit/picture-picker.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import type { SimpleField } from '#shared/content/content-fields.ts'

interface ContentFieldProps {
  name: string
  field: SimpleField
  text: string | undefined
  error: string | undefined
}

const LONG_TEXT = 10_000
const ROWS = { short: 3, some: 6, long: 28 }

export function ContentField({ name, field, text = '', error }: ContentFieldProps) {
  const shared = { name, label: field.label, hint: field.hint, error, defaultValue: text }
  switch (field.kind) {
    case 'line':
      return <Field {...shared} maxLength={field.max} />
    case 'link':
      return <Field {...shared} inputMode="url" autoCapitalize="off" maxLength={500} />
    case 'day':
      return <Field {...shared} type="date" />
    case 'number':
      return <Field {...shared} type="number" inputMode="numeric" min={field.min} max={field.max} step={1} />
    case 'choice':
      return (
        <SelectField {...shared}>
          <Options of={Object.entries(field.options).map(([value, label]) => [value, label])} />
        </SelectField>
      )
    case 'picture':
      return (
        <PicturePicker
          legend={field.label}
          kind="cover"
          name={name}
          error={error}
          initial={text || field.own[0]}
          own={field.own}
        />
      )
    case 'lines':
      return <TextField {...shared} rows={field.most} />
    default:
      return <TextField {...shared} rows={rowsOf(field)} maxLength={field.max} />
  }
}

function rowsOf({ kind, max }: Extract<SimpleField, { max: number; min: number }>): number {
  if (max > LONG_TEXT) return ROWS.long
  return kind === 'markdown' && max > 1_000 ? 2 * ROWS.some : ROWS.short
}
