import type { ReactNode } from 'react'
import {
  AdminTable,
  type AdminTableProps,
  type AnySort,
  type TableRow,
} from '#client/admin/kit/admin-table.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { BulkBar } from '#client/admin/kit/row-selection.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import { Pagination } from '#client/ui/pagination.tsx'

interface AdminListProps<Row extends TableRow, Sort extends AnySort>
  extends Omit<AdminTableProps<Row, Sort>, 'rows'> {
  noun: string
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  isError: boolean
  empty: ReactNode
  /** The last cell of each row. */
  actions?: (row: Row) => ReactNode
  /** Absent for a list without pages. */
  pages?: { page: number; totalPages: number; total: number } | undefined
  bulk?: ReactNode
  children?: ReactNode
}

export function AdminList<Row extends TableRow, Sort extends AnySort>(props: AdminListProps<Row, Sort>) {
  const { noun, rows, isError, empty, actions, pages, bulk, children, columns, ...table } = props
  return (
    <>
      {isError && <p role="alert">{`The ${noun}s could not be loaded. Please try again later.`}</p>}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <AdminTable
          isWide
          {...table}
          columns={actions ? [...columns, { name: 'Actions', cell: actions }] : columns}
          rows={rows}
        />
      )}
      {table.selection && (
        <BulkBar label={`Selected ${noun}s`} selection={table.selection}>
          {bulk}
        </BulkBar>
      )}
      {children}
      {pages && (
        <div className={listsCss.pages}>
          <p role="status" className={pages.total === 0 ? baseCss.visuallyHidden : undefined}>
            {counted(pages.total, noun)}
          </p>
          <Pagination page={pages.page} totalPages={pages.totalPages} />
        </div>
      )}
    </>
  )
}
