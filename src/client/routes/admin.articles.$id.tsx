import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticleEditPage } from '#client/admin/articles/article-edit-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { productIdFromAddress } from '#shared/products/product-address.ts'

export const Route = createFileRoute('/admin/articles/$id')({
  loader: async ({ params, context: { trpc } }) => {
    const id = productIdFromAddress(params.id)
    if (!id) throw notFound()
    await trpc.admin.articles.byId.ensureData({ id }).catch(throwNotFound)
    await settleOnServer([trpc.blog.overview.ensureData(), trpc.admin.articles.versions.ensureData({ id })])
  },
  component: () => <ArticleEditPage id={Number.parseInt(Route.useParams().id, 10)} />,
})
