import { createFileRoute, notFound } from '@tanstack/react-router'
import { LandingPageEditPage } from '#client/admin/landing-pages/landing-page-edit-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { productIdFromAddress } from '#shared/products/product-address.ts'

export const Route = createFileRoute('/admin/landing-pages/$id')({
  loader: async ({ params, context: { trpc } }) => {
    const id = productIdFromAddress(params.id)
    if (!id) throw notFound()
    await trpc.admin.landingPages.byId.ensureData({ id }).catch(throwNotFound)
  },
  component: () => <LandingPageEditPage id={Number.parseInt(Route.useParams().id, 10)} />,
})
