import { Checkbox, IconButton, Table } from '@chakra-ui/react'
import { type Key, type ReactNode, useState } from 'react'
import * as bulkBarCss from '#client/admin/kit/bulk-bar.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

export interface Selection {
  ids: readonly Key[]
  isWhole: boolean
  toggle: (id: Key) => void
  selectAll: () => void
  clear: () => void
}

/** Holds the chosen rows. Another filter, sort or page clears the selection. */
export function useSelection<Row extends { id: Key }>(search: object, rows: readonly Row[] = []) {
  const page = JSON.stringify(search)
  const [selection, setSelection] = useState({ page, ids: NOTHING })
  const ids = selection.page === page ? selection.ids : NOTHING
  const select = (next: readonly Key[]) => setSelection({ page, ids: next })
  const chosen = rows.filter(({ id }) => ids.includes(id))
  return {
    chosen,
    ids: chosen.map<Row['id']>(({ id }) => id),
    isWhole: chosen.length === rows.length,
    toggle: (id: Key) => select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectAll: () => select(rows.map(({ id }) => id)),
    select,
    clear: () => select(NOTHING),
  }
}

const NOTHING: readonly Key[] = []

const SELECT_ALL = 'Select all on this page'

interface RowCheckboxProps {
  label: string
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  children?: ReactNode
}

function RowCheckbox({ label, checked, onChange, children }: RowCheckboxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
      {children}
    </Checkbox.Root>
  )
}

export function SelectHeading({ selection: { ids, isWhole, selectAll, clear } }: { selection: Selection }) {
  return (
    <Table.ColumnHeader>
      <RowCheckbox
        label={SELECT_ALL}
        checked={isWhole || (ids.length > 0 && 'indeterminate')}
        onChange={(checked) => (checked ? selectAll() : clear())}
      >
        <Checkbox.Label className={tableCss.selectAll}>{SELECT_ALL}</Checkbox.Label>
      </RowCheckbox>
    </Table.ColumnHeader>
  )
}

interface SelectCellProps {
  id: Key
  name: unknown
  selection: Selection
}

export function SelectCell({ id, name, selection: { ids, toggle } }: SelectCellProps) {
  return (
    <Table.Cell data-label="Select">
      <RowCheckbox label={`Select ${name}`} checked={ids.includes(id)} onChange={() => toggle(id)} />
    </Table.Cell>
  )
}

interface BulkBarProps {
  label: string
  selection: Selection
  children: ReactNode
}

/** Below the list, at the end of the window, so that choosing moves no row. */
export function BulkBar({ label, selection: { ids, clear }, children }: BulkBarProps) {
  if (ids.length === 0) return null
  return (
    <section className={bulkBarCss.bulk} aria-label={label}>
      <p role="status">{ids.length} chosen</p>
      {children}
      <IconButton
        className={bulkBarCss.clear}
        size="sm"
        variant="ghost"
        aria-label="Clear selection"
        onClick={clear}
      >
        <Icon icon={deferredIcons.x} />
      </IconButton>
    </section>
  )
}
