import type { ReactNode } from 'react'
import * as legalPageCss from '#client/features/legal/legal-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { formatDay } from '#shared/messages/formats.ts'
import type { Language } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export interface LegalSection {
  id: string
  title: string
  text: ReactNode
}

interface LegalPageProps {
  title: string
  lead: string
  /** An ISO date. */
  updated: string
  sections: LegalSection[]
  /** The language of a text without a translation. */
  lang?: Language | undefined
}

export function LegalPage({ title, lead, updated, sections, lang }: LegalPageProps) {
  return (
    <div className={baseCss.wrap}>
      <header className={legalPageCss.legalHead}>
        <h1 className={baseCss.h1}>{title}</h1>
        <p className={legalPageCss.lead} lang={lang}>
          {lead}
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
