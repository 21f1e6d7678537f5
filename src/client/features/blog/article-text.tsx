import { useSite } from '#client/lib/site.ts'
import type { Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

export function ArticleText({ article }: { article: Article }) {
  return (
    <div className="article-text">
      <SafeHtml html={article.introduction} />
      <KeyPoints points={article.keyPoints} />
      <SafeHtml html={article.body} />
      <ExpertAdvice advice={article.expertAdvice} />
      <SafeHtml html={article.conclusion} />
    </div>
  )
}

/** HTML that the server made of our own Markdown: what is not Markdown is escaped, and unsafe links are left out. */
function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: render-article.ts lets no foreign markup through
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function KeyPoints({ points }: { points: string[] }) {
  return (
    <section className="key-points" aria-labelledby="key-points">
      <h2 id="key-points">Key Points</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExpertAdvice({ advice }: { advice: string }) {
  const { name } = useSite()
  return (
    <section className="expert-advice" aria-labelledby="expert-advice">
      <h2 id="expert-advice">
        <Icon name="lightbulb" /> Expert Advice
      </h2>
      <figure>
        <blockquote>
          <p>{advice}</p>
        </blockquote>
        <figcaption>{name} editorial team</figcaption>
      </figure>
    </section>
  )
}
