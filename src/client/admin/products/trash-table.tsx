import { Button, Table } from '@chakra-ui/react'
import type { RowSelectionState } from '@tanstack/react-table'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { SelectCell, SelectHeading } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { DeletedProduct } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import { formatAmount } from '#shared/money.ts'

const HEADINGS = ['Product', 'Price', 'Retailer', 'Source', 'Deleted', 'By', 'Reason', 'Actions']

interface TrashTableProps {
  rows: DeletedProduct[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
  onRestore: (id: number) => void
}

export function TrashTable({ rows, selected, onSelect, onRestore }: TrashTableProps) {
  const { locale } = useSite()
  const headings = (
    <>
      <SelectHeading rows={rows} selected={selected} onSelect={onSelect} />
      <ColumnHeadings names={HEADINGS} amounts={['Price']} />
    </>
  )
  return (
    <AdminTable label="Deleted products" headings={headings} isWide>
      {rows.map(({ id, name, priceMinor, currency, ...row }) => (
        <Table.Row key={id} data-selected={selected[id] || undefined}>
          <SelectCell id={id} name={name} selected={selected} onSelect={onSelect} />
          <Table.Cell data-label="Product" className={tableCss.title}>
            {name}
          </Table.Cell>
          <Table.Cell data-label="Price" className={tableCss.amount}>
            {priceMinor === null || !currency
              ? '–'
              : `${formatAmount(priceMinor, currency, locale)} ${currency}`}
          </Table.Cell>
          <Table.Cell data-label="Retailer">{row.retailer ?? '–'}</Table.Cell>
          <Table.Cell data-label="Source">{row.source}</Table.Cell>
          <Table.Cell data-label="Deleted" className={tableCss.number}>
            {formatDay(row.deletedAt.getTime())}
          </Table.Cell>
          <Table.Cell data-label="By">{row.deletedBy || '–'}</Table.Cell>
          <Table.Cell data-label="Reason">{row.reason ?? '–'}</Table.Cell>
          <Table.Cell data-label="Actions">
            <Button size="sm" variant="outline" onClick={() => onRestore(id)}>
              Restore<span className={baseCss.visuallyHidden}> {name}</span>
            </Button>
          </Table.Cell>
        </Table.Row>
      ))}
    </AdminTable>
  )
}
