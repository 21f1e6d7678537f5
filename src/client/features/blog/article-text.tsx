import * as articleTextCss from '#client/features/blog/article-text.css.ts'
import * as productBoxesCss from '#client/features/blog/product-boxes.late.css.ts'
import type { Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export function ArticleText({ article }: { article: Article }) {
  return (
    <div className={`${articleTextCss.articleText} ${productBoxesCss.withBoxes}`} lang={article.lang}>
      <SafeHtml html={article.introduction} />
      <KeyPoints points={article.keyPoints} />
      <SafeHtml html={article.body} />
      <ExpertAdvice advice={article.expertAdvice} author={article.author} />
      <SafeHtml html={article.conclusion} />
    </div>
  )
}

function KeyPoints({ points }: { points: string[] }) {
  return (
    <section className={articleTextCss.keyPoints} aria-labelledby="key-points">
      <h2 id="key-points" lang={currentLanguage()}>
        {m.keyPoints}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon icon={deferredIcons.check} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExpertAdvice({ advice, author }: { advice: string; author: string }) {
  return (
    <section className={articleTextCss.expertAdvice} aria-labelledby="expert-advice">
      <h2 id="expert-advice" lang={currentLanguage()}>
        <Icon icon={deferredIcons.lightbulb} /> {m.expertAdvice}
      </h2>
      <figure>
        <blockquote>
          <p>{advice}</p>
        </blockquote>
        <figcaption>{author}</figcaption>
      </figure>
    </section>
  )
}
