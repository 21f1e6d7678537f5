import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '#client/features/accounts/change-email-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/change-email')({
  validateSearch: PAGES['/change-email'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Confirm your new email address',
      description: `The email address of your account at ${context.site.name}.`,
      path: '/change-email',
      hidden: true,
    }),
  component: () => <ChangeEmailPage {...Route.useSearch()} />,
})
