import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#client/features/newsletter/preferences-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/preferences')({
  validateSearch: PAGES['/newsletter/preferences'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'manage' })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.yourNewsletter,
      description: fill(m.newsletterLinkSearchDescription, { shop: context.site.name }),
      path: '/newsletter/preferences',
      hidden: true,
    }),
  component: () => <PreferencesPage {...Route.useSearch()} />,
})
