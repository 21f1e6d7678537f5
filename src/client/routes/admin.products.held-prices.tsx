import { createFileRoute } from '@tanstack/react-router'
import { HeldPricesPage } from '#client/admin/products/held-prices-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/products/held-prices')({
  validateSearch: PAGES['/admin/products/held-prices'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.products.heldPrices.ensureData(deps)]),
  component: () => <HeldPricesPage search={Route.useSearch()} />,
})
