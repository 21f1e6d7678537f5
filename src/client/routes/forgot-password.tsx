import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#client/features/accounts/forgot-password-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: PAGES['/forgot-password'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.forgotPassword,
      description: fill(m.newPasswordDescription, { site: context.site.name }),
      path: '/forgot-password',
      hidden: true,
    }),
  component: () => <ForgotPasswordPage isSent={Route.useSearch().state === 'sent'} />,
})
