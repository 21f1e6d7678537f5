import { Button, Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { DonationFilters } from '#client/admin/donations/donation-filters.tsx'
import { DonationRow } from '#client/admin/donations/donation-row.tsx'
import { DonationTotals } from '#client/admin/donations/donation-totals.tsx'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { useFreshDownload } from '#client/admin/kit/use-fresh-download.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { LedgerSearch } from '#shared/ledger-search.ts'

const HEADINGS = ['When', 'Who', 'Amount', 'Refunded', 'Disputed', 'State', 'Actions', 'Message']

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
      {list.data?.donations.length === 0 && <p className={adminCss.empty}>No matching donations.</p>}
      {list.data && list.data.donations.length > 0 && (
        <AdminTable
          label="Donations"
          stacked
          headings={HEADINGS.map((heading) => (
            <Table.ColumnHeader key={heading}>{heading}</Table.ColumnHeader>
          ))}
        >
          {list.data.donations.map((donation) => (
            <DonationRow key={donation.id} donation={donation} />
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="donation" />}
    </AdminPage>
  )
}
