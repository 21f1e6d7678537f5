import { Input } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import { type Choices, Options, Select } from '#client/admin/kit/select.tsx'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'

interface ControlProps {
  label: string
  value: string
  onChoose: (value: string | undefined) => void
}

export function FilterSearch({ label, value, onChoose }: ControlProps) {
  const [text, setText] = useState(value)
  const debounced = useDebounced(text)
  useEffect(() => {
    if (debounced === text && debounced.trim() !== value) onChoose(debounced.trim() || undefined)
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

export function FilterChoice({ label, value, options, onChoose }: ControlProps & { options: Choices }) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <Options of={options.map(([option, name]) => [option, name])} />
    </Select>
  )
}
