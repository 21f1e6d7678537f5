import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewPasswordPage } from '#client/features/accounts/new-password-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/new-password')({
  validateSearch: PAGES['/new-password'].search,
  beforeLoad: async ({ context }) => {
    if (!(await context.trpc.factors.isEnrolling.fetch())) throw redirect({ to: '/login', replace: true })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/new-password', m.chooseYourPassword, m.ownPasswordDescription),
  component: () => <NewPasswordPage search={Route.useSearch()} />,
})
