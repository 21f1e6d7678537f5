import { useRouterState } from '@tanstack/react-router'
import { useSite } from '#client/lib/site.ts'
import { currentLanguage, LANGUAGES } from '#shared/messages/languages.ts'

/** Links to the same page in each other language of the shop, named in that language. */
export function LanguageLinks({ className }: { className?: string }) {
  const { languages } = useSite()
  const href = useRouterState({ select: ({ location }) => location.href })
  const language = currentLanguage()
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      // A whole page: its scripts have the texts of one language.
      <a
        key={other}
        className={className}
        lang={other}
        hrefLang={other}
        href={other === languages[0] ? href : `/${other}${href}`}
      >
        {LANGUAGES[other]}
      </a>
    ))
}
