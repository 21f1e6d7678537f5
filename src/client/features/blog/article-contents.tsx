import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import { useCurrentSection } from '#client/features/blog/use-current-section.ts'
import type { Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

type Section = Article['sections'][number]

/** Collapsed before the text on a phone; beside it and always visible on a wide screen. */
export function ArticleContents({ sections }: { sections: Section[] }) {
  const entries = [{ id: 'key-points', title: m.keyPoints }, ...sections]
  return (
    <div className={articlePageCss.articleContents}>
      <details className={articlePageCss.articleContentsList}>
        <summary className={articlePageCss.articleContentsSummary}>
          {m.inThisArticle} <Icon icon={icons.chevronDown} />
        </summary>
        <div className={articlePageCss.articleContentsNav}>
          <ContentsList entries={entries} />
        </div>
      </details>
      <div className={articlePageCss.articleContentsSide}>
        <p className={articlePageCss.articleContentsTitle}>{m.inThisArticle}</p>
        <ContentsList entries={entries} />
      </div>
    </div>
  )
}

function ContentsList({ entries }: { entries: Section[] }) {
  const current = useCurrentSection(entries.map(({ id }) => id))
  return (
    <nav aria-label={m.inThisArticle}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={articlePageCss.articleContentsLink}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
