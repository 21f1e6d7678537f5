import { createFileRoute } from '@tanstack/react-router'
import { DonationsPage } from '#client/admin/donations/donations-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { parseLedgerSearch } from '#shared/ledger-search.ts'

export const Route = createFileRoute('/admin/donations')({
  validateSearch: parseLedgerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.admin.donations.list.ensureData(deps), trpc.admin.donations.totals.ensureData()]),
  component: () => <DonationsPage search={Route.useSearch()} />,
})
