import { Link } from '@tanstack/react-router'
import * as articleCardCss from '#client/features/blog/article-card.css.ts'
import { ArticleLikes } from '#client/features/blog/article-likes.tsx'
import { CategoryTag } from '#client/features/blog/category-tag.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { ArticleCard as Article } from '#client/lib/trpc.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { Picture } from '#client/ui/picture.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

interface ArticleCardProps {
  article: Article
  priority?: boolean
}

export function ArticleCard({ article, priority = false }: ArticleCardProps) {
  return (
    <article className={`${productCardCss.productCard} ${articleCardCss.articleCard}`}>
      <Picture
        src={`/images/${article.picture}.webp`}
        alt=""
        sizes={CARD_SIZES}
        width={1000}
        height={625}
        priority={priority}
        position={article.focus}
      />
      <div className={productCardCss.cardBody}>
        <p className={articleCardCss.articleMeta}>
          <CategoryTag category={article.category} />
          {fill(m.minutesToRead, { n: article.readMinutes })}
        </p>
        <h3 className={productCardCss.cardTitle}>
          <Link
            className={productCardCss.cardLink}
            to="/blog/$slug"
            params={{ slug: article.slug }}
            lang={article.lang}
          >
            {article.title}
          </Link>
        </h3>
        <p className={productCardCss.cardDescription} lang={article.lang}>
          {article.excerpt}
        </p>
        <p className={articleCardCss.articleFoot}>
          <time dateTime={article.published}>{formatDay(article.published)}</time>
          <ArticleLikes likes={article.likes} />
        </p>
      </div>
    </article>
  )
}
