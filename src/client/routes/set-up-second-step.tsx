import { createFileRoute, redirect } from '@tanstack/react-router'
import { SetUpSecondStepPage } from '#client/features/accounts/set-up-second-step-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/set-up-second-step')({
  validateSearch: PAGES['/set-up-second-step'].search,
  beforeLoad: async ({ context }) => {
    if (!(await context.trpc.factors.isEnrolling.fetch())) throw redirect({ to: '/login', replace: true })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.protectAccount,
      description: fill(m.twoStepDescription, { site: context.site.name }),
      path: '/set-up-second-step',
      hidden: true,
    }),
  component: () => <SetUpSecondStepPage search={Route.useSearch()} />,
})
