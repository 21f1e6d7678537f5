import { createFileRoute } from '@tanstack/react-router'
import { ProductsPage } from '#client/admin/products/products-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: PAGES['/admin/products'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.catalogue.list.ensureData(deps),
      trpc.admin.catalogue.sources.ensureData(),
      trpc.admin.catalogue.retailers.ensureData(),
    ]),
  component: () => <ProductsPage search={Route.useSearch()} />,
})
