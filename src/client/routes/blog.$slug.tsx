import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ArticlePage } from '#client/features/blog/article-page.tsx'
import { PostNotFound } from '#client/features/blog/post-not-found.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { sharePicturePath } from '#shared/share-pictures.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params, context: { trpc } }) => {
    const article = await trpc.blog.bySlug.ensureData({ slug: params.slug }).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    const { slug, title, excerpt, published, updated, category, picture } = article
    if (slug !== params.slug) throw redirect({ to: '/blog/$slug', params: { slug }, statusCode: 301 })
    return { slug, title, excerpt, published, updated, category, picture }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return { meta: [{ title: `Post Not Found | ${context.site.name}` }] }
    const { slug, title, excerpt, published, updated, category, picture } = loaderData
    return pageHead(context.site, {
      title,
      description: excerpt,
      path: `/blog/${slug}`,
      picture: sharePicturePath.article({ slug, updated, picture }),
      article: { published, updated, section: category },
    })
  },
  component: () => <ArticlePage slug={Route.useLoaderData().slug} />,
  notFoundComponent: PostNotFound,
})
