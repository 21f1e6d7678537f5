import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '#client/features/accounts/sign-up-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { afterSignIn } from '#shared/accounts/return-location.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: PAGES['/signup'].search,
  beforeLoad: async ({ context, search, cause }) => {
    if (cause === 'stay' || search.token) return
    const user = await context.trpc.accounts.session.ensureData()
    if (user) throw redirect({ href: afterSignIn(search.from, user.role), replace: true })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/signup', m.createAnAccount, m.signUpDescription),
  component: () => <SignUpPage search={Route.useSearch()} />,
})
