import { Button, Table } from '@chakra-ui/react'
import type { RowSelectionState } from '@tanstack/react-table'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import { SelectCell, SelectHeading } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { HeldPrice } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import { formatPrice } from '#shared/money.ts'

const HEADINGS = ['Product', 'Before', 'Now', 'Retailer', 'Feed', 'Since', 'Trusted from', 'Actions']

interface HeldPricesTableProps {
  rows: HeldPrice[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
  onAccept: (price: HeldPrice) => void
  onRefuse: (price: HeldPrice) => void
}

export function HeldPricesTable({ rows, selected, onSelect, onAccept, onRefuse }: HeldPricesTableProps) {
  const { locale } = useSite()
  const headings = (
    <>
      <SelectHeading rows={rows} selected={selected} onSelect={onSelect} />
      <ColumnHeadings names={HEADINGS} amounts={['Before', 'Now']} />
    </>
  )
  return (
    <AdminTable label="Held prices" headings={headings} isWide>
      {rows.map((price) => {
        const { id, name, beforeMinor, priceMinor, currency, retailer, source, sinceAt, untilAt } = price
        return (
          <Table.Row key={id} data-selected={selected[id] || undefined}>
            <SelectCell id={id} name={name} selected={selected} onSelect={onSelect} />
            <Table.Cell data-label="Product" className={tableCss.title}>
              <ProductTitle product={price} />
            </Table.Cell>
            <Table.Cell data-label="Before" className={tableCss.amount}>
              {formatPrice(beforeMinor, currency, locale)}
            </Table.Cell>
            <Table.Cell data-label="Now" className={tableCss.amount}>
              <b>{formatPrice(priceMinor, currency, locale)}</b>
            </Table.Cell>
            <Table.Cell data-label="Retailer">{retailer ?? '–'}</Table.Cell>
            <Table.Cell data-label="Feed">{source}</Table.Cell>
            <Table.Cell data-label="Since">{formatDay(sinceAt.getTime())}</Table.Cell>
            <Table.Cell data-label="Trusted from">{formatDay(untilAt.getTime())}</Table.Cell>
            <Table.Cell data-label="Actions">
              <Button size="sm" variant="outline" onClick={() => onAccept(price)}>
                Accept<span className={baseCss.visuallyHidden}>{` the price of ${name}`}</span>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onRefuse(price)}>
                Keep on hold<span className={baseCss.visuallyHidden}>{`: ${name}`}</span>
              </Button>
            </Table.Cell>
          </Table.Row>
        )
      })}
    </AdminTable>
  )
}
