import { createFileRoute, redirect } from '@tanstack/react-router'
import { ArticlePage } from '#client/features/blog/article-page.tsx'
import { PostNotFound } from '#client/features/blog/post-not-found.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { articleCategoryName } from '#shared/articles/article-categories.ts'
import { m } from '#shared/messages/messages.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'

export const Route = createFileRoute('/blog/$slug')({
  staticData: { hydratesOnInteraction: true, pageKind: 'article' },
  loader: async ({ params, context: { trpc } }) => {
    const article = await trpc.blog.bySlug.ensureData({ slug: params.slug }).catch(throwNotFound)
    const { id, slug, published, updated, category, picture, focus } = article
    if (slug !== params.slug) throw redirect({ to: '/blog/$slug', params: { slug }, statusCode: 301 })
    const title = article.searchTitle ?? article.title
    const description = article.searchDescription ?? article.excerpt
    const languages = article.languages.map((one) => ({ language: one.language, path: `/blog/${one.slug}` }))
    return { id, slug, title, description, languages, published, updated, category, picture, focus }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return { meta: [{ title: `${m.postNotFoundTitle} | ${context.site.name}` }] }
    const { slug, title, description, languages, published, updated, category, picture, focus } = loaderData
    return pageHead(context.site, {
      title,
      description,
      path: `/blog/${slug}`,
      languages,
      picture: sharePicturePath.article({ slug, updated, picture, focus }),
      article: { published, updated, section: articleCategoryName(category) },
    })
  },
  component: () => <ArticlePage slug={Route.useLoaderData().slug} />,
  notFoundComponent: PostNotFound,
})
