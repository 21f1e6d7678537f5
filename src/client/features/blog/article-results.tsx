import { ArticleCard } from '#client/features/blog/article-card.tsx'
import { useSite } from '#client/lib/site.ts'
import type { ArticleCard as Article } from '#client/lib/trpc.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { formatCount } from '#shared/money.ts'

interface ArticleResultsProps {
  list: { data?: Article[] | undefined; isError: boolean; isPlaceholderData: boolean }
}

/** Loading, error, empty, or the grid. */
export function ArticleResults({ list }: ArticleResultsProps) {
  const { locale } = useSite()
  if (list.isError) {
    return (
      <EmptyState scene="scenes/not-found" title="Error loading articles" text="Please try again later" />
    )
  }
  if (!list.data) {
    return (
      <p role="status" className="loading-line">
        Loading articles...
      </p>
    )
  }
  const count = list.data.length
  return (
    <section aria-labelledby="results-heading" aria-busy={list.isPlaceholderData}>
      <h2 id="results-heading" className="visually-hidden">
        Articles
      </h2>
      <div className="results-bar">
        <p role="status">
          <b>
            {formatCount(count, locale)} {count === 1 ? 'article' : 'articles'}
          </b>
        </p>
      </div>
      {count === 0 ? (
        <EmptyState
          scene="scenes/not-found"
          title="No articles found"
          text="Try adjusting your search or category filter"
        />
      ) : (
        <div className={`grid grid-3 ${list.isPlaceholderData ? 'is-stale' : ''}`}>
          {list.data.map((article, index) => (
            <ArticleCard key={article.slug} article={article} priority={index === 0} />
          ))}
        </div>
      )}
    </section>
  )
}
