import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#client/features/blog/article-card.first.tsx'
import * as latestArticlesCss from '#client/features/home/latest-articles.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

export function LatestArticles() {
  const { data: articles } = trpc.blog.latest.useQuery()
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="articles-heading">
      <div className={baseCss.sectionHead}>
        <div>
          <h2 id="articles-heading" className={baseCss.h2}>
            {m.latestArticles}
          </h2>
          <p>{m.latestArticlesText}</p>
        </div>
        <Link className={`${baseCss.more} ${baseCss.desk}`} to="/blog">
          {m.allArticles} <Icon icon={icons.arrowRight} />
        </Link>
      </div>
      <div className={`${baseCss.grid} ${baseCss.grid3} ${latestArticlesCss.latestArticles}`}>
        {articles?.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
}
