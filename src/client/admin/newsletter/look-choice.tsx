import { useId } from 'react'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'

interface LookChoiceProps<Look extends string> {
  label: string
  looks: readonly (readonly [look: Look, name: string])[]
  value: Look
  onChoose: (look: Look) => void
}

export function LookChoice<Look extends string>({ label, looks, value, onChoose }: LookChoiceProps<Look>) {
  const name = useId()
  return (
    <fieldset className={mailPreviewCss.look} aria-label={label}>
      {looks.map(([look, text]) => (
        <label key={look} className={mailPreviewCss.choice}>
          <input
            type="radio"
            className={mailPreviewCss.input}
            name={name}
            value={look}
            checked={value === look}
            onChange={() => onChoose(look)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
