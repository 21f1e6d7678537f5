import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface AdminTableProps {
  /** What the table lists, for those who cannot see it. */
  label: string
  headings: ReactNode
  children: ReactNode
}

/** A table that scrolls sideways inside its card where the screen is narrow. */
export function AdminTable({ label, headings, children }: AdminTableProps) {
  return (
    <Table.ScrollArea className="admin-table" role="region" aria-label={label} tabIndex={0}>
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row>{headings}</Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
