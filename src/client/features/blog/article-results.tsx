import { ArticleCard } from '#client/features/blog/article-card.first.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import type { ArticleCard as Article } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { RESULTS_HEADING } from '#client/ui/show-results.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface ArticleResultsProps {
  list: { data?: Article[] | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown }
}

export function ArticleResults({ list }: ArticleResultsProps) {
  if (list.isError) {
    return (
      <EmptyState
        scene="scenes/not-found"
        title={m.articlesFailed}
        text={m.articlesFailedText}
        action={<RetryButton onClick={list.refetch} />}
      />
    )
  }
  if (!list.data) {
    return (
      <p role="status" className={statesCss.loadingLine}>
        {m.loadingArticles}
      </p>
    )
  }
  const count = list.data.length
  return (
    <section aria-labelledby={RESULTS_HEADING} aria-busy={list.isPlaceholderData}>
      <h2 id={RESULTS_HEADING} tabIndex={-1} className={baseCss.visuallyHidden}>
        {m.articles}
      </h2>
      <div className={productsPageCss.resultsBar}>
        <p role="status">
          <b className={productsPageCss.total}>{fill(plural(m.articleCount, count), { n: count })}</b>
        </p>
      </div>
      {count === 0 ? (
        <EmptyState scene="scenes/not-found" title={m.noArticles} text={m.noArticlesText} />
      ) : (
        <div
          className={`${baseCss.grid} ${baseCss.grid3} ${list.isPlaceholderData ? statesCss.isStale : ''}`}
        >
          {list.data.map((article, index) => (
            <ArticleCard key={article.slug} article={article} priority={index === 0} />
          ))}
        </div>
      )}
    </section>
  )
}
