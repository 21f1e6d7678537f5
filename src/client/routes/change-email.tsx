import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '#client/features/accounts/change-email-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/change-email')({
  validateSearch: PAGES['/change-email'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.confirmNewEmailTitle,
      description: fill(m.emailOfAccountDescription, { site: context.site.name }),
      path: '/change-email',
      hidden: true,
    }),
  component: () => <ChangeEmailPage {...Route.useSearch()} />,
})
