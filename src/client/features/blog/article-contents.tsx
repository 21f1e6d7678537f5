import type { Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const TITLE = 'In this article'

type Section = Article['sections'][number]

/** Folded away before the text on a phone, beside it and always in sight on a wide screen. */
export function ArticleContents({ sections }: { sections: Section[] }) {
  const entries = [{ id: 'key-points', title: 'Key Points' }, ...sections]
  return (
    <div className="article-contents">
      <details>
        <summary>
          {TITLE} <Icon name="chevron-down" />
        </summary>
        <ContentsList entries={entries} />
      </details>
      <div className="article-contents-side">
        <p>{TITLE}</p>
        <ContentsList entries={entries} />
      </div>
    </div>
  )
}

function ContentsList({ entries }: { entries: Section[] }) {
  return (
    <nav aria-label={TITLE}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
