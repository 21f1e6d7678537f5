import type { ComponentProps } from 'react'
import { CheckboxField } from '#client/admin/kit/checkbox-field.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { isSwitchedOn } from '#shared/site/settings.ts'

export interface UsedSetting {
  name: string
  error: string | undefined
  defaultValue: string
  /** The source that fixes the value; the setting cannot be changed here then. */
  given: string | undefined
}

type SettingFieldProps = UsedSetting & Omit<ComponentProps<typeof Field>, keyof UsedSetting>

export function SettingField({ given, hint, ...field }: SettingFieldProps) {
  return <Field {...field} hint={given ?? hint} disabled={given !== undefined} />
}

interface SettingSwitchProps extends UsedSetting {
  label: string
  hint: string
}

export function SettingSwitch({ given, hint, defaultValue, ...field }: SettingSwitchProps) {
  return (
    <CheckboxField
      {...field}
      hint={given ?? hint}
      defaultChecked={isSwitchedOn(defaultValue)}
      disabled={given !== undefined}
    />
  )
}
