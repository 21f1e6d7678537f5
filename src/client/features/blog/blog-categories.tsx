import { Link } from '@tanstack/react-router'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { ARTICLE_CATEGORIES, articleCategoryName } from '#shared/articles/article-categories.ts'
import { m } from '#shared/messages/messages.ts'
import type { BlogSearch } from '#shared/search-params/articles.ts'

const CHOICES = [undefined, ...ARTICLE_CATEGORIES]

export function BlogCategories({ search }: { search: BlogSearch }) {
  return (
    <nav className={productsPageCss.chips} aria-label={m.blogCategories}>
      {CHOICES.map((category) => (
        <Link
          key={category ?? 'all'}
          className={productsPageCss.chip}
          to="/blog"
          search={{ search: search.search, category }}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
        >
          {category ? articleCategoryName(category) : m.allPosts}
        </Link>
      ))}
    </nav>
  )
}
