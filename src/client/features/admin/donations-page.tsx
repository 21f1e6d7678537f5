import { Button, NativeSelect, Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { AdminPagination } from '#client/features/admin/admin-pagination.tsx'
import { AdminTable } from '#client/features/admin/admin-table.tsx'
import { DONATION_STATUS_LABELS, DonationRow } from '#client/features/admin/donation-row.tsx'
import { DonationTotals } from '#client/features/admin/donation-totals.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { DONATION_STATUSES } from '#shared/donation-drive.ts'
import { type LedgerSearch, parseLedgerSearch } from '#shared/ledger-search.ts'

const HEADINGS = ['When', 'Who', 'Amount', 'Refunded', 'State', 'Actions', 'Message']

export function DonationsPage({ search }: { search: LedgerSearch }) {
  const navigate = useNavigate({ from: '/admin/donations' })
  const list = trpc.admin.donations.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage
      title="Donations"
      lead="What was given, what was paid back, and what never came to anything."
      actions={
        <Button asChild variant="outline">
          <a href="/api/admin/export/donations.csv" download>
            <Icon name="download" /> Export CSV
          </a>
        </Button>
      }
    >
      <DonationTotals />
      <div className="admin-filters">
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label="State"
            value={search.status ?? ''}
            onChange={(event) =>
              navigate({ search: parseLedgerSearch({ status: event.currentTarget.value }) })
            }
          >
            <option value="">Every state</option>
            {DONATION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {DONATION_STATUS_LABELS[status]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </div>
      {list.data?.donations.length === 0 && <p className="admin-empty">There are no such donations.</p>}
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
