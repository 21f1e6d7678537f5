import { createFileRoute } from '@tanstack/react-router'
import { FeedsPage } from '#client/admin/feeds/feeds-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/feeds/')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.feeds.list.ensureData()]),
  component: FeedsPage,
})
