import { Input, NativeSelect } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import { useSettled } from '#client/admin/kit/use-settled.ts'

interface FilterSearchProps {
  label: string
  value: string | undefined
  onSettled: (text: string | undefined) => void
}

/** Searches after a pause in typing. */
export function FilterSearch({ label, value, onSettled }: FilterSearchProps) {
  const [text, setText] = useState(value ?? '')
  const settled = useSettled(text)
  useEffect(() => {
    if (settled === text && settled.trim() !== (value ?? '')) onSettled(settled.trim() || undefined)
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

interface FilterDayProps {
  label: string
  value: string | undefined
  onChoose: (day: string | undefined) => void
}

export function FilterDay({ label, value, onChoose }: FilterDayProps) {
  return (
    <Field
      label={label}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    />
  )
}

interface FilterChoiceProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string | undefined) => void
}

export function FilterChoice({ label, value, options, onChoose }: FilterChoiceProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ''}
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
