import { createFileRoute, notFound } from '@tanstack/react-router'
import { PriceAlertPage } from '#client/features/price-alerts/price-alert-page.tsx'
import { ProductNotFound } from '#client/features/products/product-not-found.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { requireUser } from '#client/lib/session.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/price-alerts/new')({
  validateSearch: PAGES['/price-alerts/new'].search,
  beforeLoad: requireUser,
  loaderDeps: ({ search: { product } }) => ({ product }),
  loader: async ({ deps: { product }, context: { trpc } }) => {
    if (!product) throw notFound()
    await trpc.priceAlerts.choices.ensureData({ product }).catch(throwNotFound)
  },
  head: ({ match: { context } }) =>
    hiddenPageHead(context.site, '/price-alerts/new', m.priceAlert, m.priceAlertDescription),
  component: () => <PriceAlertPage product={Route.useSearch().product ?? 0} />,
  notFoundComponent: ProductNotFound,
})
