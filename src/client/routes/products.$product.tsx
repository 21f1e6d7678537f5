import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ProductNotFound } from '#client/features/products/product-not-found.tsx'
import { ProductPage } from '#client/features/products/product-page.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import { productAddress, productIdFromAddress } from '#shared/products/product-address.ts'
import { excerpt, singleLine } from '#shared/text/text-folding.ts'

export const Route = createFileRoute('/products/$product')({
  staticData: { hydratesOnInteraction: true, pageKind: 'product' },
  loader: async ({ params, context: { trpc } }) => {
    const id = productIdFromAddress(params.product)
    if (!id) throw notFound()
    const [product] = await Promise.all([
      trpc.products.byId.ensureData({ id }),
      trpc.products.similar.ensureData({ id }),
      trpc.products.offers.ensureData({ id }),
      trpc.products.prices.ensureData({ id }),
      trpc.products.variants.ensureData({ id }),
    ]).catch(async (error: unknown) => {
      if (!isNotFound(error)) throw error
      await settleOnServer([trpc.products.similar.ensureData({ id })])
      throw notFound()
    })
    const address = productAddress(product)
    if (address !== params.product) {
      throw redirect({ to: '/products/$product', params: { product: address }, statusCode: 301 })
    }
    return {
      id,
      title: product.advertiserName
        ? fill(m.productFromRetailer, { name: product.name, retailer: product.advertiserName })
        : product.name,
      description:
        excerpt(singleLine(product.description), 155) || fill(m.productDescription, { name: product.name }),
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
  notFoundComponent: ProductNotFound,
})
