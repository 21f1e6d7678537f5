import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#client/admin/catalogue/dashboard-page.tsx'
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
