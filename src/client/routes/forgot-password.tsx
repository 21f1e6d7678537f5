import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#client/features/accounts/forgot-password-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: PAGES['/forgot-password'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/forgot-password', m.forgotPassword, m.newPasswordDescription),
  component: () => <ForgotPasswordPage isSent={Route.useSearch().state === 'sent'} />,
})
