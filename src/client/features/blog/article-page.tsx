import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#client/features/blog/article-card.first.tsx'
import { ArticleContents } from '#client/features/blog/article-contents.tsx'
import { ArticleHead } from '#client/features/blog/article-head.tsx'
import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import { ArticleText } from '#client/features/blog/article-text.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { ShareButton } from '#client/features/site/share-button.detail.tsx'
import { ShareLinks } from '#client/features/site/share-links.detail.tsx'
import { useSite } from '#client/lib/site.ts'
import { type Article, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { articleCategoryName } from '#shared/articles/article-categories.ts'
import { m } from '#shared/messages/messages.ts'

export function ArticlePage({ slug }: { slug: string }) {
  const { data: article } = trpc.blog.bySlug.useQuery({ slug })
  return article ? <ArticleView article={article} /> : null
}

export function ArticleView({ article, isDraft = false }: { article: Article; isDraft?: boolean }) {
  const own = useSite().content?.disclosure
  return (
    <div className={baseCss.wrap}>
      <Breadcrumb current={<span lang={article.lang}>{article.title}</span>}>
        <Link to="/">{m.home}</Link>
        <Link to="/blog" activeOptions={{ exact: true }}>
          {m.blog}
        </Link>
        <Link to="/blog" search={{ category: article.category }}>
          {articleCategoryName(article.category)}
        </Link>
      </Breadcrumb>
      <article aria-labelledby="article-title">
        <ArticleHead article={article} />
        <div className={articlePageCss.articleColumns}>
          <ArticleContents sections={article.sections} />
          <div className={articlePageCss.articleMain}>
            {(article.advertises || article.relatedProducts.length > 0) && (
              <p className={articlePageCss.articleAdvertising}>{own?.article ?? m.articleDisclosure}</p>
            )}
            <ArticleText article={article} />
            {!isDraft && <ArticleShare article={article} />}
          </div>
        </div>
      </article>
      <RelatedProducts article={article} />
      <RelatedArticles articles={article.relatedArticles} />
    </div>
  )
}

/** The button needs JavaScript. */
function ArticleShare({ article: { slug, title } }: { article: Article }) {
  const site = useSite()
  const url = `${site.url}/blog/${slug}`
  return (
    <section className={articlePageCss.articleShare} aria-labelledby="share">
      <h2 id="share" className={baseCss.h3}>
        {m.shareThisArticle}
      </h2>
      <ul className={articlePageCss.articleShareWays}>
        <ShareLinks url={url} title={title} />
        <li>
          <ShareButton url={url} title={title} />
        </li>
      </ul>
    </section>
  )
}

const IN_THREES = '(min-width: 1320px) 395px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw'
const IN_FOURS = '(min-width: 1320px) 292px, (min-width: 1280px) 22vw, (min-width: 768px) 46vw, 94vw'

function RelatedProducts({ article: { id, relatedProducts: products } }: { article: Article }) {
  if (products.length === 0) return null
  const inFours = products.length === 4
  return (
    <section className={baseCss.section} aria-labelledby="related-products">
      <SectionHead id="related-products" title={m.relatedProducts} />
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

function RelatedArticles({ articles }: { articles: Article['relatedArticles'] }) {
  if (articles.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="related-articles">
      <SectionHead id="related-articles" title={m.relatedArticles}>
        <Link className={`${baseCss.more} ${baseCss.desk}`} to="/blog">
          {m.allArticles} <Icon icon={icons.arrowRight} />
        </Link>
      </SectionHead>
      <div className={`${baseCss.grid} ${baseCss.grid3} ${baseCss.noneAlone}`}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
}
