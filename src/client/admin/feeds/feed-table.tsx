import { FeedRow } from '#client/admin/feeds/feed-row.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { SortHeading } from '#client/admin/kit/sort-heading.tsx'
import type { FeedSource } from '#client/lib/trpc.ts'
import type { FeedSort } from '#shared/search-params/feeds.ts'

interface FeedTableProps {
  feeds: FeedSource[]
  sort: FeedSort | undefined
}

export function FeedTable({ feeds, sort = 'name' }: FeedTableProps) {
  const headings = (
    <>
      <SortHeading up="name" down="name-down" sort={sort}>
        Feed
      </SortHeading>
      <SortHeading up="products" down="products-down" sort={sort} isDownFirst isAmount>
        Products
      </SortHeading>
      <ColumnHeadings names={['Claims']} amounts={['Claims']} />
      <SortHeading up="run" down="run-down" sort={sort} isDownFirst>
        Last run
      </SortHeading>
      <ColumnHeadings names={['Next run', 'Actions']} />
    </>
  )
  return (
    <AdminTable label="Feeds" headings={headings} isWide>
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} />
      ))}
    </AdminTable>
  )
}
