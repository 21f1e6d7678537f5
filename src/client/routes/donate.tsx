import { createFileRoute } from '@tanstack/react-router'
import { DonatePage } from '#client/features/donations/donate-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { loadContent } from '#client/lib/use-content.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'
import type { DonateSearch } from '#shared/search-params/donations.ts'

export const Route = createFileRoute('/donate')({
  validateSearch: PAGES['/donate'].search,
  loader: async ({ context }) => {
    const { trpc } = context
    await settleOnServer([
      trpc.donations.progress
        .ensureData()
        .then(({ goal }) => (goal?.hasPast ? trpc.donations.pastGoals.ensureData() : undefined)),
      loadContent(context, 'donations'),
    ])
  },
  head: ({ match: { context, search } }) => {
    const { title, description } = searchTextsOf(context, 'donations')
    const hidden = Object.values(search).some(Boolean)
    return pageHead(context.site, { title: titleOf(search) ?? title, description, path: '/donate', hidden })
  },
  component: () => <DonatePage search={Route.useSearch()} />,
})

/** The outcome is a better title than the page's name. */
function titleOf({ success, canceled, preset }: DonateSearch): string | undefined {
  if (success) return m.thankYou
  if (canceled) return m.donationCanceled
  return preset && fill(m.donateAmountTitle, { amount: formatDollars(preset * 100) })
}
