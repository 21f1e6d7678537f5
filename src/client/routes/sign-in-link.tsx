import { createFileRoute } from '@tanstack/react-router'
import { SignInLinkPage } from '#client/features/accounts/sign-in-link-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/sign-in-link')({
  validateSearch: PAGES['/sign-in-link'].search,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Sign in by email',
      description: `A sign-in link for your account at ${context.site.name}.`,
      path: '/sign-in-link',
      hidden: true,
    }),
  component: () => <SignInLinkPage search={Route.useSearch()} />,
})
