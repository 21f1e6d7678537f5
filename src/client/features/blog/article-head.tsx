import { ArticleLikes } from '#client/features/blog/article-likes.tsx'
import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import { CategoryTag } from '#client/features/blog/category-tag.tsx'
import type { Article } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

export function ArticleHead({ article }: { article: Article }) {
  return (
    <header className={articlePageCss.articleHead}>
      <div>
        <CategoryTag category={article.category} />
        <h1 id="article-title" className={articlePageCss.articleTitle} lang={article.lang}>
          {article.title}
        </h1>
        <p className={articlePageCss.articleLead} lang={article.lang}>
          {article.excerpt}
        </p>
        <p className={articlePageCss.articleByline}>
          <FillIn
            text={m.byAuthor}
            values={{ author: <b className={articlePageCss.articleAuthor}>{article.author}</b> }}
          />
        </p>
        <ArticleDays article={article} />
        <p className={articlePageCss.articleFacts}>
          <span>
            <Icon icon={deferredIcons.clock} /> {fill(m.minutesToRead, { n: article.readMinutes })}
          </span>
          <ArticleLikes likes={article.likes} />
        </p>
      </div>
      {/* A draft may have none yet. */}
      {article.picture && (
        <Picture
          className={articlePageCss.articlePicture}
          src={`/images/${article.picture}.webp`}
          alt={article.pictureAlt}
          sizes="(min-width: 1320px) 600px, (min-width: 1024px) 46vw, 94vw"
          width={1000}
          height={625}
          priority
          position={article.focus}
        />
      )}
    </header>
  )
}

function ArticleDays({ article: { published, updated } }: { article: Article }) {
  return (
    <p className={articlePageCss.articleFacts}>
      <span>
        <FillIn text={m.publishedOn} values={{ day: <Day day={published} /> }} />
      </span>
      {updated !== published && (
        <span>
          <FillIn text={m.updatedOn} values={{ day: <Day day={updated} /> }} />
        </span>
      )}
    </p>
  )
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
