import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArticleResults } from '#client/features/blog/article-results.tsx'
import * as blogPageCss from '#client/features/blog/blog-page.css.ts'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SearchForm } from '#client/ui/search-form.tsx'
import {
  ARTICLE_CATEGORIES,
  articleCategoryDescription,
  articleCategoryName,
} from '#shared/articles/article-categories.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
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

function BlogHero({ search }: { search: BlogSearch }) {
  return (
    <div className={`${pageBandCss.pageBand} ${blogPageCss.blogBand}`}>
      <Picture
        className={pageBandCss.pageBandPicture}
        src="/images/heroes/sleep.webp"
        alt=""
        sizes="660px"
        width={2400}
        height={1000}
      />
      <div>
        <h1>{m.guidesHeading}</h1>
        <p>{m.guidesText}</p>
        <BlogSearchForm search={search} />
      </div>
    </div>
  )
}

function BlogSearchForm({ search: { search, category } }: { search: BlogSearch }) {
  const navigate = useNavigate({ from: '/blog/' })
  return (
    <SearchForm
      action={localPath('/blog')}
      label={m.searchArticles}
      placeholder={m.searchArticlesPlaceholder}
      maxLength={SEARCH_MAX_LENGTH}
      value={search}
      params={{ category }}
      onSearch={(text, replace) =>
        navigate({ search: (current) => ({ ...current, search: text }), replace, resetScroll: false })
      }
    />
  )
}

const CHOICES = [undefined, ...ARTICLE_CATEGORIES]

function BlogCategories({ search }: { search: BlogSearch }) {
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
