import { Table } from '@chakra-ui/react'
import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { Key, ReactNode } from 'react'
import { SelectCell, SelectHeading, type Selection } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'

/** Any value of `sort` that a list's URL can have. */
export type AnySort = NonNullable<RegisteredRouter['latestLocation']['search']['sort']>

export interface Column<Row, Sort extends AnySort = AnySort> {
  name: string
  /** A style from `table.css.ts`. The heading of an `amount` is aligned with its figures. */
  className?: string
  /** Values of `sort` in the URL, ascending and descending. Figures and times start descending. */
  sort?: { up: Sort; down: Sort; isDownFirst?: boolean }
  /** In a narrow table: without its name, as other columns than an `amount` are, or not at all. */
  narrow?: 'plain' | 'hidden'
  cell: (row: Row) => ReactNode
}

export interface TableRow {
  id: Key
  name?: unknown
  title?: unknown
  email?: unknown
}

export interface AdminTableProps<Row extends TableRow, Sort extends AnySort> {
  label: string
  columns: readonly Column<Row, Sort>[]
  rows: readonly Row[]
  sort?: Sort | undefined
  selection?: Selection
  /** Wide tables turn into cards on tablets too. */
  isWide?: boolean
}

/** A table whose rows become two lines when it is narrow: the name, and the cells that matter most. */
export function AdminTable<Row extends TableRow, Sort extends AnySort>(props: AdminTableProps<Row, Sort>) {
  const { label, columns, rows, sort, selection, isWide = false } = props
  const className = `${tableCss.table} ${isWide ? tableCss.cardsWide : tableCss.cards}`
  return (
    <Table.ScrollArea className={className} role="region" aria-label={label} tabIndex={0}>
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row>
            {selection && <SelectHeading selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorted={sort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id} data-selected={selection?.ids.includes(row.id) || undefined}>
              {selection && (
                <SelectCell id={row.id} name={row.name || row.title || row.email} selection={selection} />
              )}
              {columns.map(({ name, className: style, narrow, cell }) => (
                <Table.Cell key={name} data-label={name} data-narrow={narrow} className={style}>
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

interface HeadingProps<Row, Sort extends AnySort> {
  column: Column<Row, Sort>
  sorted: Sort | undefined
}

/** A second press reverses the order. Above cards, each sortable heading is one of a row of buttons. */
function Heading<Row, Sort extends AnySort>({ column, sorted }: HeadingProps<Row, Sort>) {
  const { name, className, sort } = column
  const style = className === tableCss.amount ? className : undefined
  if (!sort) return <Table.ColumnHeader className={style}>{name}</Table.ColumnHeader>
  const isUp = sorted === sort.up
  const isDown = sorted === sort.down
  const next: AnySort = isUp || (sort.isDownFirst && !isDown) ? sort.down : sort.up
  return (
    <Table.ColumnHeader className={style} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <Link
        className={tableCss.sort}
        to="."
        search={(current: object) => ({ ...current, sort: next, page: undefined })}
        replace
        aria-current={isUp || isDown ? 'true' : undefined}
        // Without this the router would mark every heading as the current page.
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {name}
        {(isUp || isDown) && <span aria-hidden="true">{isUp ? '↑' : '↓'}</span>}
      </Link>
    </Table.ColumnHeader>
  )
}
