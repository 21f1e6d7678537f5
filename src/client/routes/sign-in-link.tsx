import { createFileRoute } from '@tanstack/react-router'
import { SignInLinkPage } from '#client/features/accounts/sign-in-link-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/sign-in-link')({
  validateSearch: PAGES['/sign-in-link'].search,
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/sign-in-link', m.signInByEmail, m.signInByEmailDescription),
  component: () => <SignInLinkPage search={Route.useSearch()} />,
})
