import { keepPreviousData } from '@tanstack/react-query'
import { ArticleResults } from '#client/features/blog/article-results.tsx'
import { BlogCategories } from '#client/features/blog/blog-categories.tsx'
import { BlogHero } from '#client/features/blog/blog-hero.tsx'
import * as blogPageCss from '#client/features/blog/blog-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { articleCategoryDescription } from '#shared/articles/article-categories.ts'
import type { BlogSearch } from '#shared/search-params/articles.ts'

export function BlogPage({ search }: { search: BlogSearch }) {
  const list = trpc.blog.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <div className={baseCss.wrap}>
      <BlogHero search={search} />
      <BlogCategories search={search} />
      {search.category && (
        <p className={blogPageCss.categoryDescription}>{articleCategoryDescription(search.category)}</p>
      )}
      <ArticleResults list={list} />
    </div>
  )
}
