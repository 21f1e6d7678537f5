import { Checkbox } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as choicesCss from '#client/admin/kit/choices.css.ts'

interface CheckboxFieldProps {
  label: string
  hint: ReactNode
  name: string
  error: string | undefined
  defaultChecked: boolean
  disabled?: boolean
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, name, error, defaultChecked, disabled = false } = props
  return (
    <Checkbox.Root
      name={name}
      value="on"
      defaultChecked={defaultChecked}
      disabled={disabled}
      invalid={error !== undefined}
      colorPalette="brand"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {label}
        <span className={choicesCss.choiceHint}>{error ?? hint}</span>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
