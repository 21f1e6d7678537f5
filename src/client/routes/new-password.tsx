import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewPasswordPage } from '#client/features/accounts/new-password-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/new-password')({
  validateSearch: PAGES['/new-password'].search,
  beforeLoad: async ({ context }) => {
    if (!(await context.trpc.factors.isEnrolling.fetch())) throw redirect({ to: '/login', replace: true })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.chooseYourPassword,
      description: fill(m.ownPasswordDescription, { site: context.site.name }),
      path: '/new-password',
      hidden: true,
    }),
  component: () => <NewPasswordPage search={Route.useSearch()} />,
})
