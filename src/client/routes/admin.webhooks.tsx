import { createFileRoute } from '@tanstack/react-router'
import { WebhooksPage } from '#client/admin/webhooks/webhooks-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/webhooks')({
  validateSearch: PAGES['/admin/webhooks'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.admin.webhooks.list.ensureData(), trpc.admin.webhooks.deliveries.ensureData(deps)]),
  component: () => <WebhooksPage search={Route.useSearch()} />,
})
