import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#client/features/admin/dashboard-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/')({
  loader: ({ context: { trpc } }) =>
    settleOnServer([
      trpc.products.count.ensureData(),
      trpc.categories.list.ensureData(),
      trpc.admin.catalogue.summary.ensureData(),
    ]),
  component: DashboardPage,
})
