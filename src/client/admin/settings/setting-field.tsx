import { Checkbox } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { isSwitchedOn } from '#shared/settings.ts'

/** What a form knows of a setting. */
export interface UsedSetting {
  name: string
  error: string | undefined
  defaultValue: string
  /** Where else it is decided; then it cannot be changed here. */
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

/** On or off. */
export function SettingSwitch({ label, hint, name, error, defaultValue, given }: SettingSwitchProps) {
  return (
    <Checkbox.Root
      name={name}
      value="on"
      defaultChecked={isSwitchedOn(defaultValue)}
      disabled={given !== undefined}
      invalid={error !== undefined}
      colorPalette="brand"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {label}
        <span className={adminCss.choiceHint}>{error ?? given ?? hint}</span>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
