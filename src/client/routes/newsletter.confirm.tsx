import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#client/features/newsletter/confirm-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: PAGES['/newsletter/confirm'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'confirm' })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(
      context.site,
      '/newsletter/confirm',
      m.confirmYourSubscription,
      m.newsletterLinkSearchDescription,
    ),
  component: () => <ConfirmPage token={Route.useSearch().token ?? ''} />,
})
