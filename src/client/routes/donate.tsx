import { createFileRoute } from '@tanstack/react-router'
import { DonatePage } from '#client/features/donations/donate-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import type { DonateSearch } from '#shared/donate-search.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/donate')({
  validateSearch: PAGES['/donate'].search,
  loader: async ({ context: { trpc } }) => {
    await settleOnServer([
      trpc.donations.progress
        .ensureData()
        .then(({ goal }) => (goal?.hasPast ? trpc.donations.pastGoals.ensureData() : undefined)),
    ])
  },
  head: ({ match: { context, search } }) =>
    pageHead(context.site, {
      title: titleOf(search),
      description: `Support ${context.site.name} with a donation by card: it keeps the site free to use and its guides for parents free to read.`,
      path: '/donate',
      hidden: Object.values(search).some(Boolean),
    }),
  component: () => <DonatePage search={Route.useSearch()} />,
})

function titleOf({ success, canceled, preset }: DonateSearch): string {
  if (success) return 'Thank You!'
  if (canceled) return 'Donation Canceled'
  return preset ? `Donate $${preset}` : 'Donate'
}
