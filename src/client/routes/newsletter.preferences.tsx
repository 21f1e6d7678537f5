import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#client/features/newsletter/preferences-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/preferences')({
  validateSearch: PAGES['/newsletter/preferences'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'manage' })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Your newsletter',
      description: `Your ${context.site.name} newsletter: the page behind an email link.`,
      path: '/newsletter/preferences',
      hidden: true,
    }),
  component: () => <PreferencesPage {...Route.useSearch()} />,
})
