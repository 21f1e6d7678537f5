import { Checkbox } from '@chakra-ui/react'

interface RowCheckboxProps {
  label: string
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
}

export function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}
