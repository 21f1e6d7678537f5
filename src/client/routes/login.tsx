import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignInPage } from '#client/features/accounts/sign-in-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { afterSignIn } from '#shared/accounts/return-location.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/login')({
  validateSearch: PAGES['/login'].search,
  beforeLoad: async ({ context, search, cause }) => {
    if (cause === 'stay') return
    const user = await context.trpc.accounts.session.ensureData()
    if (user) throw redirect({ href: afterSignIn(search.from, user.role), replace: true })
  },
  head: ({ match: { context } }) => hiddenPageHead(context.site, '/login', m.signIn, m.signInDescription),
  component: () => <SignInPage search={Route.useSearch()} />,
})
