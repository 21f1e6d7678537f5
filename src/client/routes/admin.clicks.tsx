import { createFileRoute } from '@tanstack/react-router'
import { parseClickRange } from '#client/admin/clicks/click-range.ts'
import { ClicksPage } from '#client/admin/clicks/clicks-page.tsx'

export const Route = createFileRoute('/admin/clicks')({
  // Judged where it is used: what stands here is part of the first script.
  validateSearch: ({ from, to }: { from?: unknown; to?: unknown }): { from?: string; to?: string } => ({
    ...(from ? { from: String(from) } : {}),
    ...(to ? { to: String(to) } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { trpc } }) => {
    const range = parseClickRange(deps)
    const report = (groupBy: 'day' | 'retailer' | 'product' | 'placement') =>
      trpc.admin.clicks.report.ensureData({ ...range, groupBy })
    await Promise.all([report('day'), report('retailer'), report('product'), report('placement')])
    return { range }
  },
  component: () => <ClicksPage range={Route.useLoaderData().range} />,
})
