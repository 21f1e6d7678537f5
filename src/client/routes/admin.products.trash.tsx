import { createFileRoute } from '@tanstack/react-router'
import { TrashPage } from '#client/admin/products/trash-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { parseTrashSearch } from '#shared/trash-search.ts'

export const Route = createFileRoute('/admin/products/trash')({
  validateSearch: parseTrashSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.products.deleted.ensureData(deps)]),
  component: () => <TrashPage search={Route.useSearch()} />,
})
