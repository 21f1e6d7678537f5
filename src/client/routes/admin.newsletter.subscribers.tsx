import { createFileRoute } from '@tanstack/react-router'
import { SubscribersPage } from '#client/admin/newsletter/subscribers-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/newsletter/subscribers')({
  validateSearch: PAGES['/admin/newsletter/subscribers'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.newsletter.subscribers.overview.ensureData(),
      trpc.admin.newsletter.subscribers.list.ensureData(deps),
    ]),
  component: () => <SubscribersPage search={Route.useSearch()} />,
})
