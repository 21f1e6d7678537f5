import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#client/features/blog/article-card.first.tsx'
import * as latestArticlesCss from '#client/features/home/latest-articles.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'

export function LatestArticles() {
  const { data: articles } = trpc.blog.latest.useQuery()
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="articles-heading">
      <SectionHead id="articles-heading" title={m.latestArticles} text={m.latestArticlesText}>
        <Link className={`${baseCss.more} ${baseCss.desk}`} to="/blog">
          {m.allArticles} <Icon icon={icons.arrowRight} />
        </Link>
      </SectionHead>
      <div className={`${baseCss.grid} ${baseCss.grid3} ${latestArticlesCss.latestArticles}`}>
        {articles?.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
}
