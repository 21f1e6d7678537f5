import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#client/features/accounts/reset-password-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: PAGES['/reset-password'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Choose a new password',
      description: `A new password for your account at ${context.site.name}.`,
      path: '/reset-password',
      hidden: true,
    }),
  component: () => <ResetPasswordPage token={Route.useSearch().token ?? ''} />,
})
