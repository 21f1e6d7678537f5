import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export type Choices = readonly (readonly [value: string | number, label: string])[]

export function Options({ of }: { of: Choices }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

type SelectProps = Omit<ComponentProps<typeof NativeSelect.Field>, 'size'> &
  Pick<ComponentProps<typeof NativeSelect.Root>, 'size' | 'width' | 'disabled'>

export function Select({ size, width, disabled, ...field }: SelectProps) {
  return (
    <NativeSelect.Root size={size} width={width} disabled={disabled}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
