import { createFileRoute } from '@tanstack/react-router'
import { parseClickRange } from '#client/admin/clicks/click-range.ts'
import { ClicksPage } from '#client/admin/clicks/clicks-page.tsx'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/clicks')({
  validateSearch: PAGES['/admin/clicks'].search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { trpc, site } }) => {
    const range = parseClickRange(deps, Date.parse(site.today))
    const report = (groupBy: 'day' | 'retailer' | 'product' | 'placement') =>
      trpc.admin.clicks.report.ensureData({ ...range, groupBy })
    await Promise.all([report('day'), report('retailer'), report('product'), report('placement')])
    return { range }
  },
  component: () => <ClicksPage range={Route.useLoaderData().range} />,
})
