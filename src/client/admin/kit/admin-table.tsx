import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as tableCss from '#client/admin/kit/table.css.ts'

interface AdminTableProps {
  /** What the table lists, for those who cannot see it. */
  label: string
  headings: ReactNode
  /** With many columns the rows are cards on tablets too. */
  isWide?: boolean
  children: ReactNode
}

/** A table whose rows become cards where it is narrow: with a line for each cell, named by its `data-label`. */
export function AdminTable({ label, headings, isWide = false, children }: AdminTableProps) {
  const className = `${tableCss.table} ${isWide ? tableCss.cardsWide : tableCss.cards}`
  return (
    <Table.ScrollArea className={className} role="region" aria-label={label} tabIndex={0}>
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row>{headings}</Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

interface ColumnHeadingsProps {
  names: readonly string[]
  /** Those whose figures stand under each other. */
  amounts?: readonly string[]
}

export function ColumnHeadings({ names, amounts = [] }: ColumnHeadingsProps) {
  return names.map((name) => (
    <Table.ColumnHeader key={name} className={amounts.includes(name) ? tableCss.amount : undefined}>
      {name}
    </Table.ColumnHeader>
  ))
}
