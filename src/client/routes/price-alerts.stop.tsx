import { createFileRoute } from '@tanstack/react-router'
import { StopPage } from '#client/features/price-alerts/stop-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/price-alerts/stop')({
  validateSearch: PAGES['/price-alerts/stop'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.priceAlerts.link.ensureData({ token })
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.stopAlertsTitle,
      description: fill(m.stopAlertsDescription, { site: context.site.name }),
      path: '/price-alerts/stop',
      hidden: true,
    }),
  component: () => <StopPage token={Route.useSearch().token ?? ''} />,
})
