import { Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { CatalogueSort } from '#shared/catalogue-search.ts'

interface SortHeadingProps {
  up: CatalogueSort
  down: CatalogueSort
  sort: CatalogueSort
  isAmount: boolean
  children: ReactNode
}

/** A column's heading that sorts by it, and the other way round the second time. */
export function SortHeading({ up, down, sort, isAmount, children }: SortHeadingProps) {
  const isUp = sort === up
  const isDown = sort === down
  const next = isUp ? down : up
  return (
    <Table.ColumnHeader
      className={isAmount ? tableCss.amount : undefined}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <Link
        className={adminCss.sort}
        to="/admin/products"
        search={(current: object) => ({ ...current, sort: next, page: undefined })}
        replace
      >
        {children}
        <span aria-hidden="true">{isUp ? '↑' : isDown ? '↓' : ''}</span>
      </Link>
    </Table.ColumnHeader>
  )
}
