import type { ReactNode } from 'react'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import {
  AdminTable,
  type AdminTableProps,
  type AnySort,
  type TableRow,
} from '#client/admin/kit/admin-table.tsx'

interface AdminListProps<Row extends TableRow, Sort extends AnySort>
  extends Omit<AdminTableProps<Row, Sort>, 'rows'> {
  /** One of what is listed. */
  noun: string
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined
  isError: boolean
  /** Instead of a table of nothing. */
  empty: ReactNode
  /** Absent where the list is whole. */
  pages?: { page: number; totalPages: number; total: number } | undefined
  /** Between the table and its pages. */
  children?: ReactNode
}

/** A table of what the server listed, or why there is none, and its pages. */
export function AdminList<Row extends TableRow, Sort extends AnySort>(props: AdminListProps<Row, Sort>) {
  const { noun, rows, isError, empty, pages, children, ...table } = props
  return (
    <>
      {isError && <p role="alert">{`The ${noun}s could not be loaded. Please try again later.`}</p>}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && <AdminTable {...table} rows={rows} />}
      {children}
      {pages && <AdminPagination {...pages} noun={noun} />}
    </>
  )
}
