import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProductsPage } from '#client/admin/products/products-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'
import { canonicalShopSearch } from '#shared/search-params/shop.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: PAGES['/admin/products'].search,
  // A bookmark may name a category that the shop no longer has.
  beforeLoad: async ({ search, context: { trpc } }) => {
    if (!search.category) return
    const validSearch = canonicalShopSearch(search, await trpc.categories.list.ensureData())
    if (validSearch.category !== search.category)
      throw redirect({ to: '/admin/products', search: validSearch, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.catalog.list.ensureData(deps),
      trpc.admin.catalog.sources.ensureData(),
      trpc.admin.catalog.retailers.ensureData(),
      trpc.admin.catalog.summary.ensureData(),
      trpc.admin.reports.attention.ensureData(),
    ]),
  component: () => <ProductsPage search={Route.useSearch()} />,
})
