import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#client/features/newsletter/confirm-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: PAGES['/newsletter/confirm'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.newsletter.link.ensureData({ token, purpose: 'confirm' })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Confirm your subscription',
      description: `Your ${context.site.name} newsletter: the page behind an email link.`,
      path: '/newsletter/confirm',
      hidden: true,
    }),
  component: () => <ConfirmPage token={Route.useSearch().token ?? ''} />,
})
