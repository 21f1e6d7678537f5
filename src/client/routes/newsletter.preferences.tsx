import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#client/features/newsletter/preferences-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/preferences')({
  validateSearch: PAGES['/newsletter/preferences'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'manage' })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(
      context.site,
      '/newsletter/preferences',
      m.yourNewsletter,
      m.newsletterLinkSearchDescription,
    ),
  component: () => <PreferencesPage {...Route.useSearch()} />,
})
