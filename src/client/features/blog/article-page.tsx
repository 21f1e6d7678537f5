import { Link } from '@tanstack/react-router'
import { ArticleContents } from '#client/features/blog/article-contents.tsx'
import { ArticleHead } from '#client/features/blog/article-head.tsx'
import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import { ArticleShare } from '#client/features/blog/article-share.tsx'
import { ArticleText } from '#client/features/blog/article-text.tsx'
import { RelatedArticles, RelatedProducts } from '#client/features/blog/related.tsx'
import { useSite } from '#client/lib/site.ts'
import { type Article, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
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
