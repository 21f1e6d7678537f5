import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#client/features/accounts/reset-password-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: PAGES['/reset-password'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/reset-password', m.chooseNewPassword, m.newPasswordDescription),
  component: () => <ResetPasswordPage token={Route.useSearch().token ?? ''} />,
})
