import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#client/features/blog/article-card.first.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import type { Article } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

const IN_THREES = '(min-width: 1320px) 395px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw'
const IN_FOURS = '(min-width: 1320px) 292px, (min-width: 1280px) 22vw, (min-width: 768px) 46vw, 94vw'

export function RelatedProducts({ article: { id, relatedProducts: products } }: { article: Article }) {
  if (products.length === 0) return null
  const inFours = products.length === 4
  return (
    <section className={baseCss.section} aria-labelledby="related-products">
      <div className={baseCss.sectionHead}>
        <h2 id="related-products" className={baseCss.h2}>
          {m.relatedProducts}
        </h2>
      </div>
      <div className={`${baseCss.grid} ${inFours ? baseCss.grid4 : baseCss.grid3}`}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={inFours ? IN_FOURS : IN_THREES}
            placement="article"
            page={id}
          />
        ))}
      </div>
    </section>
  )
}

export function RelatedArticles({ articles }: { articles: Article['relatedArticles'] }) {
  if (articles.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="related-articles">
      <div className={baseCss.sectionHead}>
        <h2 id="related-articles" className={baseCss.h2}>
          {m.relatedArticles}
        </h2>
        <Link className={`${baseCss.more} ${baseCss.desk}`} to="/blog">
          {m.allArticles} <Icon icon={icons.arrowRight} />
        </Link>
      </div>
      <div className={`${baseCss.grid} ${baseCss.grid3} ${baseCss.noneAlone}`}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
}
