import { Checkbox } from '@chakra-ui/react'
import type { RowSelectionState } from '@tanstack/react-table'

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

interface SelectAllProps {
  rows: { id: number }[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** Of the heading: chooses every row of the page, or none. */
export function SelectAll({ rows, selected, onSelect }: SelectAllProps) {
  const chosen = rows.filter(({ id }) => selected[id]).length
  const everyRow = Object.fromEntries(rows.map(({ id }) => [id, true as const]))
  return (
    <RowCheckbox
      label="Select all on this page"
      checked={chosen === rows.length || (chosen > 0 && 'indeterminate')}
      onChange={(checked) => onSelect(checked ? everyRow : {})}
    />
  )
}

export function withoutRow(selected: RowSelectionState, id: number): RowSelectionState {
  return Object.fromEntries(Object.entries(selected).filter(([key]) => key !== String(id)))
}
