import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ProductPage } from '#client/features/products/product-page.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { productAddress, productIdFromAddress } from '#shared/product-address.ts'
import { sharePicturePath } from '#shared/share-pictures.ts'
import { excerpt } from '#shared/text-folding.ts'

export const Route = createFileRoute('/products/$product')({
  loader: async ({ params, context: { trpc } }) => {
    const id = productIdFromAddress(params.product)
    if (!id) throw notFound()
    const [product] = await Promise.all([
      trpc.products.byId.ensureData({ id }),
      trpc.products.similar.ensureData({ id }),
      trpc.products.offers.ensureData({ id }),
    ]).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    const address = productAddress(product)
    if (address !== params.product) {
      throw redirect({ to: '/products/$product', params: { product: address }, statusCode: 301 })
    }
    return {
      id,
      title: product.advertiserName ? `${product.name} from ${product.advertiserName}` : product.name,
      description:
        excerpt(product.description, 155) || `${product.name}: price, retailer and similar products.`,
      address,
      updatedAt: product.updatedAt,
    }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead(context.site, {
          title: loaderData.title,
          description: loaderData.description,
          path: `/products/${loaderData.address}`,
          picture: sharePicturePath.product(loaderData),
        })
      : {},
  component: () => <ProductPage id={Route.useLoaderData().id} />,
})
