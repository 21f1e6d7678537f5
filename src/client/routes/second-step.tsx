import { createFileRoute } from '@tanstack/react-router'
import { SecondStepPage } from '#client/features/accounts/second-step-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/second-step')({
  validateSearch: PAGES['/second-step'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/second-step', m.oneMoreStep, m.secondStepDescription),
  component: () => <SecondStepPage search={Route.useSearch()} />,
})
