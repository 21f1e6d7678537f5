import { createFileRoute } from '@tanstack/react-router'
import { DonationsPage } from '#client/admin/donations/donations-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/donations')({
  validateSearch: PAGES['/admin/donations'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.admin.donations.list.ensureData(deps), trpc.admin.donations.totals.ensureData()]),
  component: () => <DonationsPage search={Route.useSearch()} />,
})
