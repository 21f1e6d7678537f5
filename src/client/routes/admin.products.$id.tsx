import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProductEditPage } from '#client/admin/products/product-edit-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { productIdFromAddress } from '#shared/products/product-address.ts'

export const Route = createFileRoute('/admin/products/$id')({
  loader: async ({ params, context: { trpc } }) => {
    const id = productIdFromAddress(params.id)
    if (!id) throw notFound()
    await trpc.admin.products.byId.ensureData({ id }).catch(throwNotFound)
  },
  component: () => <ProductEditPage id={Number.parseInt(Route.useParams().id, 10)} />,
})
