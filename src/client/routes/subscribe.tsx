import { createFileRoute } from '@tanstack/react-router'
import { SubscribePage } from '#client/features/newsletter/subscribe-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/subscribe')({
  validateSearch: PAGES['/subscribe'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token }, context: { trpc } }) => {
    const link = token ? await trpc.newsletter.link.ensureData({ token, purpose: 'manage' }) : undefined
    return { email: link && 'email' in link ? link.email : undefined }
  },
  head: ({ match: { context, search } }) =>
    pageHead(context.site, {
      title: m.newsletter,
      description: fill(m.subscribeSearchDescription, { shop: context.site.name }),
      path: '/subscribe',
      hidden: search.token !== undefined || search.state !== undefined,
    }),
  component: () => <SubscribePage email={Route.useLoaderData().email} state={Route.useSearch().state} />,
})
