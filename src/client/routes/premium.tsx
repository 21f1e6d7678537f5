import { createFileRoute } from '@tanstack/react-router'
import { PremiumPage } from '#client/features/memberships/premium-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/premium')({
  loader: async ({ context }) => {
    await loadContent(context, 'memberships')
    await settleOnServer([context.trpc.memberships.plans.ensureData()])
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, { ...searchTextsOf(context, 'memberships'), path: '/premium' }),
  component: PremiumPage,
})
