import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#client/features/blog/article-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

export function LatestArticles() {
  const { data: articles } = trpc.blog.latest.useQuery()
  return (
    <section className="section wrap" aria-labelledby="articles-heading">
      <div className="section-head">
        <div>
          <h2 id="articles-heading" className="h2">
            Latest Articles
          </h2>
          <p>Guides for the first years, plainly written</p>
        </div>
        <Link className="more desk" to="/blog">
          All articles <Icon name="arrow-right" />
        </Link>
      </div>
      <div className="grid grid-3">
        {articles?.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
}
