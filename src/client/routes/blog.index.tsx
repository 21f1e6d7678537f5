import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#client/features/blog/blog-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { ARTICLE_CATEGORY_DESCRIPTIONS } from '#shared/articles/article-categories.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { hydratesOnInteraction: true },
  validateSearch: PAGES['/blog'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.blog.list.ensureData(deps)]),
  head: ({ match: { context, search } }) => {
    const { category } = search
    const title = category ? `${category}: Articles for Parents` : 'Blog: Guides for the First Years'
    return pageHead(context.site, {
      title: search.search ? `“${search.search}” in ${title}` : title,
      description: category
        ? `${ARTICLE_CATEGORY_DESCRIPTIONS[category]} Articles by the ${context.site.name} editorial team.`
        : 'Plainly written guides for parents of babies and toddlers: sleep, health, development, shopping, and saving money.',
      path: `/blog${stringifyPlainSearch({ ...search })}`,
      hidden: Boolean(search.search),
    })
  },
  component: () => <BlogPage search={Route.useSearch()} />,
})
