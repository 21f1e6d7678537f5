import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import { ShareButton } from '#client/features/site/share-button.detail.tsx'
import { ShareLinks } from '#client/features/site/share-links.detail.tsx'
import { useSite } from '#client/lib/site.ts'
import type { Article } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** The button needs JavaScript. */
export function ArticleShare({ article: { slug, title } }: { article: Article }) {
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
