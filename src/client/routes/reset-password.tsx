import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#client/features/accounts/reset-password-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: PAGES['/reset-password'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.chooseNewPassword,
      description: fill(m.newPasswordDescription, { site: context.site.name }),
      path: '/reset-password',
      hidden: true,
    }),
  component: () => <ResetPasswordPage token={Route.useSearch().token ?? ''} />,
})
