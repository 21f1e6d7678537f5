import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'

interface AdminTableProps {
  /** What the table lists, for those who cannot see it. */
  label: string
  headings: ReactNode
  /** On a phone each row is a card with a line for each cell, named by its `data-label`. */
  stacked?: boolean
  children: ReactNode
}

/** A table that scrolls sideways inside its card where the screen is narrow, or stacks its cells. */
export function AdminTable({ label, headings, stacked = false, children }: AdminTableProps) {
  const className = stacked ? `${adminCss.table} ${adminCss.tableStacked}` : adminCss.table
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
