import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '#client/features/accounts/address-link-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/change-email')({
  validateSearch: PAGES['/change-email'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/change-email', m.confirmNewEmailTitle, m.emailOfAccountDescription),
  component: () => <ChangeEmailPage {...Route.useSearch()} />,
})
