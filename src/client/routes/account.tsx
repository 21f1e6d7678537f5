import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { requireUser } from '#client/lib/session.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/account')({
  validateSearch: PAGES['/account'].search,
  beforeLoad: requireUser,
  loader: ({ context: { trpc } }) =>
    settleOnServer([
      trpc.accounts.emailState.ensureData(),
      trpc.factors.list.ensureData(),
      trpc.passkeys.list.ensureData(),
      trpc.providers.list.ensureData(),
      trpc.profile.sessions.ensureData(),
      trpc.memberships.mine.ensureData(),
      trpc.priceAlerts.mine.ensureData(),
    ]),
  pendingComponent: Spinner,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/account', m.yourAccount, m.accountDescription),
  component: () => <AccountPage {...Route.useSearch()} />,
})
