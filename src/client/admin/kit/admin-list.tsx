import type { ReactNode } from 'react'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import {
  AdminTable,
  type AdminTableProps,
  type AnySort,
  type TableRow,
} from '#client/admin/kit/admin-table.tsx'
import { BulkBar } from '#client/admin/kit/row-selection.tsx'

interface AdminListProps<Row extends TableRow, Sort extends AnySort>
  extends Omit<AdminTableProps<Row, Sort>, 'rows'> {
  noun: string
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  isError: boolean
  empty: ReactNode
  /** Absent for a list without pages. */
  pages?: { page: number; totalPages: number; total: number } | undefined
  /** Buttons for the chosen rows. */
  bulk?: ReactNode
  children?: ReactNode
}

/** A table of the listed rows with its pages, or the reason why it is empty. */
export function AdminList<Row extends TableRow, Sort extends AnySort>(props: AdminListProps<Row, Sort>) {
  const { noun, rows, isError, empty, pages, bulk, children, ...table } = props
  return (
    <>
      {isError && <p role="alert">{`The ${noun}s could not be loaded. Please try again later.`}</p>}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && <AdminTable {...table} rows={rows} />}
      {table.selection && (
        <BulkBar label={`Selected ${noun}s`} selection={table.selection}>
          {bulk}
        </BulkBar>
      )}
      {children}
      {pages && <AdminPagination {...pages} noun={noun} />}
    </>
  )
}
