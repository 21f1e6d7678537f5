import { useState } from 'react'
import { Field, SelectField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'

const SCHEDULES = [
  { cron: '', label: 'Manually' },
  { cron: '0 * * * *', label: 'Every hour' },
  { cron: '0 */6 * * *', label: 'Every six hours' },
  { cron: '0 4 * * *', label: 'Every night at 4' },
  { cron: '0 4 * * 1', label: 'Every Monday at 4' },
]
const OWN = 'own'

interface ScheduleFieldProps {
  value: string | null
  error: string | undefined
  hint?: string
  onChange: (schedule: string | null) => void
}

export function ScheduleField({ value, error, hint = '', onChange }: ScheduleFieldProps) {
  const [isOwn, setIsOwn] = useState(!SCHEDULES.some(({ cron }) => cron === (value ?? '')))
  const choose = (choice: string) => {
    setIsOwn(choice === OWN)
    if (choice !== OWN) onChange(choice || null)
  }
  return (
    <>
      <SelectField
        label="Schedule"
        error={isOwn ? undefined : error}
        hint={`In the server’s time zone. ${hint}`}
        value={isOwn ? OWN : (value ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        <Options of={SCHEDULES.map(({ cron, label }) => [cron, label])} />
        <option value={OWN}>Custom cron expression</option>
      </SelectField>
      {isOwn && (
        <Field
          label="Cron expression"
          error={error}
          hint="Minute, hour, day, month, weekday: 30 5 * * 1-5"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </>
  )
}
