import { Checkbox, Fieldset } from '@chakra-ui/react'
import * as adminCss from '#client/admin/kit/admin.css.ts'

interface CheckboxGroupProps<T extends string> {
  legend: string
  name: string
  choices: readonly { value: T; label: string; hint?: string }[]
  chosen: readonly T[]
  error?: string | undefined
}

/** Several of a few. The form reads what is checked with `getAll`. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { legend, name, choices, chosen, error } = props
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend className={adminCss.legend}>{legend}</Fieldset.Legend>
      <div className={adminCss.choices}>
        {choices.map(({ value, label, hint }) => (
          <Checkbox.Root
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            colorPalette="brand"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {label}
              {hint && <span className={adminCss.choiceHint}>{hint}</span>}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </div>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  )
}
