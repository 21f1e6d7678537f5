import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#client/features/accounts/confirm-email-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: PAGES['/confirm-email'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.confirmEmailTitle,
      description: fill(m.emailOfAccountDescription, { site: context.site.name }),
      path: '/confirm-email',
      hidden: true,
    }),
  component: () => <ConfirmEmailPage {...Route.useSearch()} />,
})
