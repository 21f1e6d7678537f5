import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import * as translationsCss from '#client/admin/translations/translations.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { TranslatedKind } from '#shared/content/translated-texts.ts'
import { LANGUAGES } from '#shared/messages/languages.ts'

const LEAD =
  'Texts that you wrote, in the shop’s other languages. A text without a translation is shown in the main language.'
const ONE_LANGUAGE =
  'This shop has one language. Add another one under Settings, Languages, and its texts are translated here.'

const GROUPS: { kind: TranslatedKind; title: string; none?: string }[] = [
  { kind: 'category', title: 'Categories' },
  { kind: 'landing-page', title: 'Landing pages', none: 'There are no landing pages yet.' },
  {
    kind: 'content',
    title: 'Content',
    none: 'All pages have their original texts, which exist in every language.',
  },
]

export function TranslationsPage() {
  const { data } = trpc.admin.translations.list.useQuery()
  const hasOthers = useSite().languages.length > 1
  return (
    <AdminPage title="Translations" lead={hasOthers ? LEAD : ONE_LANGUAGE}>
      {hasOthers && data && (
        <div className={adminPageCss.stack}>
          {GROUPS.map(({ kind, title, none }) => {
            const entries = data.entries.filter((one) => one.kind === kind)
            return (
              <AdminCard key={kind} title={title} lead={entries.length === 0 ? none : undefined}>
                {entries.length > 0 && (
                  <ul>
                    {entries.map(({ entry, name, languages }) => (
                      <li key={entry} className={translationsCss.line}>
                        <b className={translationsCss.name}>{name}</b>
                        {languages.map(({ language, ...gaps }) => (
                          <span key={language} className={translationsCss.language}>
                            <Link
                              to="/admin/translations/$language/$kind/$entry"
                              params={{ language, kind, entry }}
                              aria-label={`${name}: ${LANGUAGES[language]}`}
                              className={listsCss.lineLink}
                            >
                              {LANGUAGES[language]}
                            </Link>
                            <GapsTag gaps={gaps} noun="text" />
                          </span>
                        ))}
                      </li>
                    ))}
                  </ul>
                )}
              </AdminCard>
            )
          })}
          <AdminCard
            title="Articles"
            lead="A translated article is an article of its own. Open the original and choose Translate."
          >
            <ul>
              {data.articles.map(({ language, ...gaps }) => (
                <li key={language} className={translationsCss.line}>
                  <Link to="/admin/articles" className={listsCss.lineLink}>
                    {LANGUAGES[language]}
                  </Link>
                  <GapsTag gaps={gaps} noun="article" />
                </li>
              ))}
            </ul>
          </AdminCard>
        </div>
      )}
    </AdminPage>
  )
}

function GapsTag({ gaps: { missing, old }, noun }: { gaps: { missing: number; old: number }; noun: string }) {
  const said = [
    missing > 0 && `${counted(missing, noun)} missing`,
    old > 0 && `${counted(old, noun)} older than the original`,
  ].filter(Boolean)
  if (said.length === 0) return <span className={`${baseCss.tag} ${baseCss.tintSafety}`}>Complete</span>
  return <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>{said.join(', ')}</span>
}
