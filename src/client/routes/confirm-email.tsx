import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#client/features/accounts/address-link-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: PAGES['/confirm-email'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/confirm-email', m.confirmEmailTitle, m.emailOfAccountDescription),
  component: () => <ConfirmEmailPage {...Route.useSearch()} />,
})
