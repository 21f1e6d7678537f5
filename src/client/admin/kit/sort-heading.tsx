import { Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as sortHeadingCss from '#client/admin/kit/sort-heading.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { CatalogueSort } from '#shared/catalogue-search.ts'
import type { FeedSort } from '#shared/feeds-search.ts'

interface SortHeadingProps<Sort extends CatalogueSort | FeedSort> {
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

/** A column's heading that sorts by it, and the other way round the second time. */
export function SortHeading<Sort extends CatalogueSort | FeedSort>(props: SortHeadingProps<Sort>) {
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
        className={sortHeadingCss.sort}
        to="."
        search={(current: object) => ({ ...current, sort: next, page: undefined })}
        replace
      >
        {children}
        <span aria-hidden="true">{isUp ? '↑' : isDown ? '↓' : ''}</span>
      </Link>
    </Table.ColumnHeader>
  )
}
