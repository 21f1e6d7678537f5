import { createFileRoute } from '@tanstack/react-router'
import { SignInLinkPage } from '#client/features/accounts/sign-in-link-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/sign-in-link')({
  validateSearch: PAGES['/sign-in-link'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.signInByEmail,
      description: fill(m.signInByEmailDescription, { site: context.site.name }),
      path: '/sign-in-link',
      hidden: true,
    }),
  component: () => <SignInLinkPage search={Route.useSearch()} />,
})
