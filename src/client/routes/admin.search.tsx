import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#client/admin/search/search-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/search')({
  validateSearch: PAGES['/admin/search'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.search.report.ensureData({ days: deps.days ?? 30 }),
      trpc.admin.search.names.ensureData(),
    ]),
  component: () => <SearchPage days={Route.useSearch().days ?? 30} />,
})
