import { createFileRoute } from '@tanstack/react-router'
import { StopPage } from '#client/features/price-alerts/stop-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/price-alerts/stop')({
  validateSearch: PAGES['/price-alerts/stop'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token = '' }, context: { trpc } }) => {
    await trpc.priceAlerts.link.ensureData({ token })
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/price-alerts/stop', m.stopAlertsTitle, m.stopAlertsDescription),
  component: () => <StopPage token={Route.useSearch().token ?? ''} />,
})
