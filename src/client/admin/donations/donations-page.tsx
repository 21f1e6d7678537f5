import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { DonationFilters } from '#client/admin/donations/donation-filters.tsx'
import { DonationRow } from '#client/admin/donations/donation-row.tsx'
import { DonationTotals } from '#client/admin/donations/donation-totals.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { SortHeading } from '#client/admin/kit/sort-heading.tsx'
import { useFreshDownload } from '#client/admin/kit/use-fresh-download.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { LedgerSearch, LedgerSort } from '#shared/search-params/donations.ts'

const NAMES = ['Refunded', 'Disputed', 'State', 'Actions', 'Message']
const AMOUNTS = ['Refunded', 'Disputed']

export function DonationsPage({ search }: { search: LedgerSearch }) {
  const list = trpc.admin.donations.list.useQuery(search, { placeholderData: keepPreviousData })
  const download = useFreshDownload()
  return (
    <AdminPage
      title="Donations"
      lead="Payments, refunds and abandoned checkouts."
      actions={
        <Button asChild variant="outline">
          <a href="/api/admin/export/donations.csv" download onClick={download}>
            <Icon icon={adminIcons.download} /> Export CSV
          </a>
        </Button>
      }
    >
      <DonationTotals />
      <DonationFilters search={search} />
      {list.data?.donations.length === 0 && (
        <EmptyNote title="No matching donations">
          Choose another status or more days. New donations appear here as soon as they are paid.
        </EmptyNote>
      )}
      {list.data && list.data.donations.length > 0 && (
        <AdminTable label="Donations" isWide headings={<DonationHeadings sort={search.sort} />}>
          {list.data.donations.map((donation) => (
            <DonationRow key={donation.id} donation={donation} />
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="donation" />}
    </AdminPage>
  )
}

function DonationHeadings({ sort = 'newest' }: { sort: LedgerSort | undefined }) {
  return (
    <>
      <SortHeading up="oldest" down="newest" sort={sort} isDownFirst>
        When
      </SortHeading>
      <ColumnHeadings names={['Who']} />
      <SortHeading up="smallest" down="largest" sort={sort} isDownFirst isAmount>
        Amount
      </SortHeading>
      <ColumnHeadings names={NAMES} amounts={AMOUNTS} />
    </>
  )
}
