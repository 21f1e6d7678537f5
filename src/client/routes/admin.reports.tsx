import { createFileRoute } from '@tanstack/react-router'
import { lastDays } from '#client/admin/clicks/click-range.ts'
import { ReportsPage } from '#client/admin/reports/reports-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/reports')({
  validateSearch: PAGES['/admin/reports'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc, site } }) =>
    settleOnServer([
      trpc.admin.reports.daily.ensureData({ days: deps.days ?? 30 }),
      trpc.admin.clicks.report.ensureData({
        ...lastDays(deps.days ?? 30, Date.parse(site.today)),
        groupBy: 'page',
      }),
    ]),
  component: () => <ReportsPage days={Route.useSearch().days ?? 30} />,
})
