import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#client/features/blog/blog-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { articleCategoryDescription, articleCategoryName } from '#shared/articles/article-categories.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { hydratesOnInteraction: true },
  validateSearch: PAGES['/blog'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.blog.list.ensureData(deps)]),
  head: ({ match: { context, search } }) => {
    const { category } = search
    const title = category
      ? fill(m.blogCategorySearchTitle, { category: articleCategoryName(category) })
      : m.blogSearchTitle
    return pageHead(context.site, {
      title: search.search ? fill(m.searchInTitle, { search: search.search, title }) : title,
      description: category
        ? `${articleCategoryDescription(category)} ${fill(m.articlesByTeam, { shop: context.site.name })}`
        : m.blogSearchDescription,
      path: `/blog${stringifyPlainSearch({ ...search })}`,
      hidden: Boolean(search.search),
    })
  },
  component: () => <BlogPage search={Route.useSearch()} />,
})
