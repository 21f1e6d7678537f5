import { Link } from '@tanstack/react-router'
import type { ArticleCard as Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { formatDay } from '#shared/days.ts'

const CARD_SIZES = '(min-width: 1320px) 395px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw'

const CATEGORY_TINTS: Record<Article['category'], string> = {
  'Parenting Tips': 'tint-clothing',
  'Product Reviews': 'tint-toys',
  'Budget Tips': 'tint-feeding',
  'Baby Health': 'tint-safety',
  'Shopping Guide': 'tint-feeding',
  Development: 'tint-nursery',
}

export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="product-card article-card">
      <Picture src={`/images/${article.picture}.webp`} alt="" sizes={CARD_SIZES} width={1000} height={625} />
      <div className="card-body">
        <p className="article-meta">
          <span className={`tag ${CATEGORY_TINTS[article.category]}`}>{article.category}</span>
          {article.readMinutes} min read
        </p>
        <h3 className="card-title">
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </h3>
        <p className="card-description">{article.excerpt}</p>
        <p className="article-foot">
          <time dateTime={article.published}>{formatDay(article.published)}</time>
          <span>
            <Icon name="heart" /> {article.likes}
            <span className="visually-hidden"> likes</span>
          </span>
        </p>
      </div>
    </article>
  )
}
