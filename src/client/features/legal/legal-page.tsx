import type { ReactNode } from 'react'
import * as legalPageCss from '#client/features/legal/legal-page.css.ts'
import { useSite } from '#client/lib/site.ts'
import { useContent, useForeignLanguage } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import type { RenderedContent } from '#shared/content/content-blocks.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

export interface LegalSection {
  id: string
  title: string
  text: ReactNode
}

interface LegalPageProps {
  /** Replaces the lead and the sections where an administrator has changed it. */
  block: 'privacy' | 'terms'
  title: string
  lead: string
  sections: (site: Site) => LegalSection[]
}

export function LegalPage({ block, title, lead, sections: builtIn }: LegalPageProps) {
  const site = useSite()
  const own = useContent(block)
  const lang = useForeignLanguage(block)
  const sections = own ? ownSections(own.sections) : builtIn(site)
  const updated = own?.updated ?? site.today
  return (
    <div className={baseCss.wrap}>
      <header className={legalPageCss.legalHead}>
        <h1 className={baseCss.h1}>{title}</h1>
        <p className={legalPageCss.lead} lang={lang}>
          {own?.lead ?? lead}
        </p>
        <p className={legalPageCss.legalUpdated}>
          <FillIn
            text={m.lastUpdated}
            values={{ day: <time dateTime={updated}>{formatDay(updated)}</time> }}
          />
        </p>
      </header>
      <div className={legalPageCss.legalPage}>
        <nav className={legalPageCss.legalContents} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={legalPageCss.legalContentsTitle}>
            {m.onThisPage}
          </h2>
          <ol className={legalPageCss.legalContentsList} lang={lang}>
            {sections
              .filter(({ title: name }) => name)
              .map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`} className={legalPageCss.legalContentsLink}>
                    {name}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
        <div className={legalPageCss.legalText} lang={lang}>
          {sections.map(({ id, title: name, text }) => (
            <section key={id} id={id}>
              {name && <h2>{name}</h2>}
              {text}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function ownSections(sections: RenderedContent['privacy']['sections']): LegalSection[] {
  return sections.map(({ id, title, html }) => ({ id, title, text: <SafeHtml html={html} /> }))
}
