import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { requireUser } from '#client/lib/session.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { fill } from '#shared/messages/fill.ts'
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
    pageHead(context.site, {
      title: m.yourAccount,
      description: fill(m.accountDescription, { site: context.site.name }),
      path: '/account',
      hidden: true,
    }),
  component: () => <AccountPage {...Route.useSearch()} />,
})
