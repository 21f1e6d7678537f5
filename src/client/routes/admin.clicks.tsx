import { createFileRoute } from '@tanstack/react-router'
import { parseClickRange } from '#client/admin/clicks/click-range.ts'
import { ClicksPage } from '#client/admin/clicks/clicks-page.tsx'
import { CLICK_GROUPS } from '#shared/inputs/clicks.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/clicks')({
  validateSearch: PAGES['/admin/clicks'].search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { trpc, site } }) => {
    const range = parseClickRange(deps, Date.parse(site.today))
    await Promise.all(
      CLICK_GROUPS.map((groupBy) => trpc.admin.clicks.report.ensureData({ ...range, groupBy })),
    )
    return { range }
  },
  component: () => <ClicksPage range={Route.useLoaderData().range} />,
})
