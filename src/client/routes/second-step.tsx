import { createFileRoute } from '@tanstack/react-router'
import { SecondStepPage } from '#client/features/accounts/second-step-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/second-step')({
  validateSearch: PAGES['/second-step'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.oneMoreStep,
      description: fill(m.secondStepDescription, { site: context.site.name }),
      path: '/second-step',
      hidden: true,
    }),
  component: () => <SecondStepPage search={Route.useSearch()} />,
})
