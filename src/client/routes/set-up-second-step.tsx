import { createFileRoute, redirect } from '@tanstack/react-router'
import { SetUpSecondStepPage } from '#client/features/accounts/set-up-second-step-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/set-up-second-step')({
  validateSearch: PAGES['/set-up-second-step'].search,
  beforeLoad: async ({ context }) => {
    if (!(await context.trpc.factors.isEnrolling.fetch())) throw redirect({ to: '/login', replace: true })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/set-up-second-step', m.protectAccount, m.twoStepDescription),
  component: () => <SetUpSecondStepPage search={Route.useSearch()} />,
})
