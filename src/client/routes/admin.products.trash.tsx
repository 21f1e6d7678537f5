import { createFileRoute } from '@tanstack/react-router'
import { TrashPage } from '#client/admin/products/trash-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/products/trash')({
  validateSearch: PAGES['/admin/products/trash'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.products.deleted.ensureData(deps)]),
  component: () => <TrashPage search={Route.useSearch()} />,
})
