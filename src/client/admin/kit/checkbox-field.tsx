import { Checkbox } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import * as choicesCss from '#client/admin/kit/choices.css.ts'

interface LabeledCheckboxProps extends ComponentProps<typeof Checkbox.Root> {
  hint?: ReactNode
}

export function LabeledCheckbox({ hint, children, ...root }: LabeledCheckboxProps) {
  return (
    <Checkbox.Root {...root}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {children}
        {hint && <span className={choicesCss.choiceHint}>{hint}</span>}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

interface CheckboxFieldProps extends Omit<LabeledCheckboxProps, 'children'> {
  label: string
  error: string | undefined
}

export function CheckboxField({ label, hint, error, ...root }: CheckboxFieldProps) {
  return (
    <LabeledCheckbox
      value="on"
      invalid={error !== undefined}
      colorPalette="brand"
      hint={error ?? hint}
      {...root}
    >
      {label}
    </LabeledCheckbox>
  )
}
