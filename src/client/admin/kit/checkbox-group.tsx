import { Fieldset } from '@chakra-ui/react'
import { LabeledCheckbox } from '#client/admin/kit/checkbox-field.tsx'
import * as choicesCss from '#client/admin/kit/choices.css.ts'

interface CheckboxGroupProps<T extends string> {
  legend: string
  name: string
  choices: readonly { value: T; label: string; hint?: string }[]
  chosen: readonly T[]
  error?: string | undefined
}

/** Several choices from a few. Read the checked ones with `getAll`. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { legend, name, choices, chosen, error } = props
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend className={choicesCss.legend}>{legend}</Fieldset.Legend>
      <div className={choicesCss.choices}>
        {choices.map(({ value, label, hint }) => (
          <LabeledCheckbox
            key={value}
            className={choicesCss.choice}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            colorPalette="brand"
            hint={hint}
          >
            {label}
          </LabeledCheckbox>
        ))}
      </div>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  )
}
