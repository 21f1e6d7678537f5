import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#client/features/newsletter/unsubscribe-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: PAGES['/newsletter/unsubscribe'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'manage' })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/newsletter/unsubscribe', m.unsubscribe, m.newsletterLinkSearchDescription),
  component: () => <UnsubscribePage token={Route.useSearch().token ?? ''} />,
})
