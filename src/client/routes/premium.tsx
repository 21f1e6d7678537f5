import { createFileRoute } from '@tanstack/react-router'
import { PremiumPage } from '#client/features/memberships/premium-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/premium')({
  loader: async ({ context }) => {
    await loadContent(context, 'memberships')
    await settleOnServer([context.trpc.memberships.plans.ensureData()])
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Premium Member',
      description:
        'What Premium is: $5 per month that keeps the site free for everyone, what it changes, what it doesn’t, and how to cancel.',
      path: '/premium',
    }),
  component: PremiumPage,
})
