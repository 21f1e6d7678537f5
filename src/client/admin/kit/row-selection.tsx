import { Checkbox, Table } from '@chakra-ui/react'
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

interface Selection {
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** Chooses every row of the page, or none. */
export function SelectHeading({ rows, selected, onSelect }: Selection & { rows: { id: number }[] }) {
  const chosen = rows.filter(({ id }) => selected[id]).length
  const everyRow = Object.fromEntries(rows.map(({ id }) => [id, true as const]))
  return (
    <Table.ColumnHeader>
      <RowCheckbox
        label="Select all on this page"
        checked={chosen === rows.length || (chosen > 0 && 'indeterminate')}
        onChange={(checked) => onSelect(checked ? everyRow : {})}
      />
    </Table.ColumnHeader>
  )
}

export function SelectCell({ id, name, selected, onSelect }: Selection & { id: number; name: string }) {
  return (
    <Table.Cell data-label="Select">
      <RowCheckbox
        label={`Select ${name}`}
        checked={selected[id] ?? false}
        onChange={(checked) => onSelect(checked ? { ...selected, [id]: true } : withoutRow(selected, id))}
      />
    </Table.Cell>
  )
}

function withoutRow(selected: RowSelectionState, id: number): RowSelectionState {
  return Object.fromEntries(Object.entries(selected).filter(([key]) => key !== String(id)))
}
