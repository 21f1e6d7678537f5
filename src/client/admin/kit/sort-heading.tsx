import { Table } from '@chakra-ui/react'
import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as tableCss from '#client/admin/kit/table.css.ts'

/** Whatever the address of some list can say in `sort`. */
type AnySort = NonNullable<RegisteredRouter['latestLocation']['search']['sort']>

interface SortHeadingProps<Sort extends AnySort> {
  /** What the address says for what is sorted by it, and for the other way round. */
  up: Sort
  down: Sort
  /** What the list is sorted by. */
  sort: Sort
  /** The largest and the latest are what people look for. */
  isDownFirst?: boolean
  isAmount?: boolean
  children: ReactNode
}

/** A column's heading that sorts by it, and the other way round the second time. Above cards it is a button of a row. */
export function SortHeading<Sort extends AnySort>(props: SortHeadingProps<Sort>) {
  const { up, down, sort, isDownFirst = false, isAmount = false, children } = props
  const isUp = sort === up
  const isDown = sort === down
  const next = isUp || (isDownFirst && !isDown) ? down : up
  return (
    <Table.ColumnHeader
      className={isAmount ? tableCss.amount : undefined}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <Link
        className={tableCss.sort}
        to="."
        search={(current: object) => ({ ...current, sort: next, page: undefined })}
        replace
        aria-current={isUp || isDown ? 'true' : undefined}
        activeOptions={EXACTLY}
      >
        {children}
        {(isUp || isDown) && <span aria-hidden="true">{isUp ? '↑' : '↓'}</span>}
      </Link>
    </Table.ColumnHeader>
  )
}

/** The router would mark every heading as the page that is shown. */
const EXACTLY = { exact: true, includeSearch: true }
