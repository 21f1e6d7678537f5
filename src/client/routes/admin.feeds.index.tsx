import { createFileRoute } from '@tanstack/react-router'
import { FeedsPage } from '#client/admin/feeds/feeds-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/feeds/')({
  validateSearch: PAGES['/admin/feeds'].search,
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.feeds.list.ensureData()]),
  component: () => <FeedsPage search={Route.useSearch()} />,
})
