import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ArticlePreviewPage, NoPreview } from '#client/features/blog/article-preview-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/article-preview')({
  validateSearch: PAGES['/article-preview'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token }, context: { trpc } }) => {
    if (!token) throw notFound()
    const { article, isPublished } = await trpc.blog.preview.ensureData({ token }).catch(throwNotFound)
    if (isPublished) throw redirect({ to: '/blog/$slug', params: { slug: article.slug }, statusCode: 302 })
    return { token, title: article.title }
  },
  // Keeps the draft out of search engines and link previews.
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      {
        title: `${loaderData ? fill(m.draftOf, { title: loaderData.title }) : m.draftNotFoundTitle} | ${context.site.name}`,
      },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }),
  component: () => <ArticlePreviewPage token={Route.useLoaderData().token} />,
  notFoundComponent: NoPreview,
})
