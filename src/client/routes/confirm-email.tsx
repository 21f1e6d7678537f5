import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#client/features/accounts/confirm-email-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: PAGES['/confirm-email'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Confirm your email address',
      description: `The email address of your account at ${context.site.name}.`,
      path: '/confirm-email',
      hidden: true,
    }),
  component: () => <ConfirmEmailPage {...Route.useSearch()} />,
})
