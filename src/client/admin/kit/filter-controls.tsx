import { Input, NativeSelect } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import { useSettled } from '#client/admin/kit/use-settled.ts'

interface ControlProps {
  label: string
  /** What the address says. */
  value: string
  onChoose: (value: string | undefined) => void
}

/** Searches after a pause in typing. */
export function FilterSearch({ label, value, onChoose }: ControlProps) {
  const [text, setText] = useState(value)
  const settled = useSettled(text)
  useEffect(() => {
    if (settled === text && settled.trim() !== value) onChoose(settled.trim() || undefined)
  })
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

export function FilterDay({ label, value, onChoose }: ControlProps) {
  return (
    <Field
      label={label}
      type="date"
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    />
  )
}

export type Options = readonly (readonly [value: string, label: string])[]

export function FilterChoice({ label, value, options, onChoose }: ControlProps & { options: Options }) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
