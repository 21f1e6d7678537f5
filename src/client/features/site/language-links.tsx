import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as languageOfferCss from '#client/features/site/language-offer.css.ts'
import { useSite } from '#client/lib/site.ts'
import { keepText } from '#client/lib/use-stored-text.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { InlineScript } from '#client/ui/inline-script.tsx'
import { currentLanguage, LANGUAGES, OFFERS } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

const OFFER = 'language-offer'
const CLOSED = 'language-offer-closed'

export function LanguageLinks() {
  return useOtherLanguages().map(({ language, href }) => (
    <a key={language} lang={language} hrefLang={language} href={href}>
      {LANGUAGES[language]}
    </a>
  ))
}

/** With addresses of whole pages: the scripts of a page have the texts of one language. */
function useOtherLanguages() {
  const { languages } = useSite()
  const href = useRouterState({ select: ({ location }) => location.href })
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => ({ language, href: language === languages[0] ? href : `/${language}${href}` }))
}

/** Offers the page in the browser's first language, once: until it is closed, or for ever on this device. */
export function LanguageOffer() {
  const others = useOtherLanguages()
  if (others.length === 0) return null
  const close = ({ currentTarget }: MouseEvent) => {
    const offer = currentTarget.closest('aside')
    if (offer) offer.hidden = true
    keepText(CLOSED, 'true')
  }
  return (
    <>
      <aside id={OFFER} className={languageOfferCss.offer} hidden suppressHydrationWarning>
        {others.map(({ language, href }) => (
          <a key={language} lang={language} hrefLang={language} href={href} hidden suppressHydrationWarning>
            {OFFERS[language]}
          </a>
        ))}
        <button type="button" className={baseCss.iconBtn} aria-label={m.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </aside>
      <InlineScript>{import.meta.env.SSR && `(${showOffer})('${OFFER}','${CLOSED}')`}</InlineScript>
    </>
  )
}

/** Runs where it stands in the page, so nothing moves. */
function showOffer(offer: string, closed: string) {
  const aside = document.getElementById(offer)
  const [first = ''] = navigator.languages
  const link = aside?.querySelector<HTMLElement>(`[lang="${CSS.escape(first.slice(0, 2))}"]`)
  if (!aside || !link) return
  try {
    if (localStorage.getItem(closed)) return
  } catch {}
  aside.hidden = false
  link.hidden = false
}
