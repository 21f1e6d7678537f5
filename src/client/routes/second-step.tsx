import { createFileRoute } from '@tanstack/react-router'
import { SecondStepPage } from '#client/features/accounts/second-step-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/second-step')({
  validateSearch: PAGES['/second-step'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'One more step',
      description: `The second step in signing in to ${context.site.name}.`,
      path: '/second-step',
      hidden: true,
    }),
  component: () => <SecondStepPage search={Route.useSearch()} />,
})
