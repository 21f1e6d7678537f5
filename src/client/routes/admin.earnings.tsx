import { createFileRoute } from '@tanstack/react-router'
import { parseClickRange } from '#client/admin/clicks/click-range.ts'
import { EarningsPage } from '#client/admin/earnings/earnings-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/earnings')({
  validateSearch: PAGES['/admin/earnings'].search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { trpc, site } }) => {
    const { groupBy, search, state, network, page } = deps
    const range = parseClickRange(deps, Date.parse(site.today))
    const { report, transactions } = trpc.admin.earnings
    await settleOnServer([
      report.ensureData({ ...range, groupBy: groupBy ?? 'page' }),
      transactions.ensureData({ ...range, search, state, network, page }),
    ])
    return { range }
  },
  component: () => <EarningsPage range={Route.useLoaderData().range} search={Route.useSearch()} />,
})
