import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#client/admin/catalog/dashboard-page.tsx'
import { TREND_SPAN_DAYS } from '#client/admin/reports/trends.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/')({
  loader: ({ context: { trpc } }) =>
    settleOnServer([
      trpc.products.count.ensureData(),
      trpc.categories.list.ensureData(),
      trpc.admin.catalog.summary.ensureData(),
      trpc.admin.reports.setUp.ensureData(),
      trpc.admin.reports.attention.ensureData(),
      trpc.admin.earnings.now.ensureData(),
      trpc.admin.reports.daily.ensureData({ days: TREND_SPAN_DAYS }),
    ]),
  component: DashboardPage,
})
