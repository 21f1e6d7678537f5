import { Table } from '@chakra-ui/react'
import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { Key, ReactNode } from 'react'
import { SelectCell, SelectHeading, type Selection } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'

/** Whatever the address of some list can say in `sort`. */
export type AnySort = NonNullable<RegisteredRouter['latestLocation']['search']['sort']>

export interface Column<Row, Sort extends AnySort = AnySort> {
  /** Above the column, and before the cell's line on a card. */
  name: string
  /** One of the styles of `table.css.ts`. The heading of an `amount` stands above its figures. */
  className?: string
  /** Values of `sort` in the address, rising and falling. Figures and times fall first. */
  sort?: { up: Sort; down: Sort; isDownFirst?: boolean }
  cell: (row: Row) => ReactNode
}

export interface TableRow {
  id: Key
  name?: unknown
}

export interface AdminTableProps<Row extends TableRow, Sort extends AnySort> {
  /** What the table lists, for those who cannot see it. */
  label: string
  columns: readonly Column<Row, Sort>[]
  rows: readonly Row[]
  /** The order of the list. */
  sort?: Sort | undefined
  /** The name of a row says what its box selects. */
  selection?: Selection
  /** With many columns the rows are cards on tablets too. */
  isWide?: boolean
}

/** A table whose rows become cards where it is narrow: with a line for each cell, named by its column. */
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
              {selection && <SelectCell id={row.id} name={row.name} selection={selection} />}
              {columns.map(({ name, className: style, cell }) => (
                <Table.Cell key={name} data-label={name} className={style}>
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

function Heading<Row, Sort extends AnySort>({ column, sorted }: HeadingProps<Row, Sort>) {
  const { name, className, sort } = column
  const style = className === tableCss.amount ? className : undefined
  if (!sort) return <Table.ColumnHeader className={style}>{name}</Table.ColumnHeader>
  const isUp = sorted === sort.up
  const isDown = sorted === sort.down
  return (
    <Table.ColumnHeader className={style} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <SortLink to={isUp || (sort.isDownFirst && !isDown) ? sort.down : sort.up} isSorted={isUp || isDown}>
        {name}
        {(isUp || isDown) && <span aria-hidden="true">{isUp ? '↑' : '↓'}</span>}
      </SortLink>
    </Table.ColumnHeader>
  )
}

interface SortLinkProps {
  to: AnySort
  isSorted: boolean
  children: ReactNode
}

/** Sorts by a column, and the other way round the second time. Above cards it is a button of a row. */
function SortLink({ to, isSorted, children }: SortLinkProps) {
  return (
    <Link
      className={tableCss.sort}
      to="."
      search={(current: object) => ({ ...current, sort: to, page: undefined })}
      replace
      aria-current={isSorted ? 'true' : undefined}
      activeOptions={EXACTLY}
    >
      {children}
    </Link>
  )
}

/** The router would mark every heading as the page that is shown. */
const EXACTLY = { exact: true, includeSearch: true }
