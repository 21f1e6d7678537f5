import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '#client/features/accounts/sign-up-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { afterSignIn } from '#shared/accounts/return-location.ts'
import { fill } from '#shared/messages/fill.ts'
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
    pageHead(context.site, {
      title: m.createAnAccount,
      description: fill(m.signUpDescription, { site: context.site.name }),
      path: '/signup',
      hidden: true,
    }),
  component: () => <SignUpPage search={Route.useSearch()} />,
})
