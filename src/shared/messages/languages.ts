/** The languages of public pages, by their codes in addresses, with the name that each has for itself. */
export const LANGUAGES = { en: 'English', sv: 'Svenska' } as const

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_CODES = /* @__PURE__ */ Object.keys(LANGUAGES) as Language[]

export const ENGLISH: Language = 'en'

/** Offers a page in each language, in that language. */
export const OFFERS: Record<Language, string> = {
  en: 'This page in English',
  sv: 'Sidan på svenska',
}

/** Formats numbers and dates. */
const LOCALES: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' }

/** The language of a page, and the first part of its address: empty for the shop's main language. */
export interface AddressLanguage {
  language: Language
  prefix: '' | `/${Language}`
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code)
}

/** `/sv/products` -> `/sv` and `/products`. Codes of languages are in lower case. */
export function splitAddress(path: string): { prefix: AddressLanguage['prefix']; path: string } {
  const code = path.slice(1, 3)
  const isPrefixed = isLanguage(code) && /^\/..(?:[/?#]|$)/.test(path)
  if (!isPrefixed) return { prefix: '', path }
  const rest = path.slice(3)
  return { prefix: `/${code}`, path: rest.startsWith('/') ? rest : `/${rest}` }
}

let read = languageOfDocument

/** The server provides the language of the request; the browser has that of its document. */
export function provideLanguage(readLanguage: () => AddressLanguage): void {
  read = readLanguage
}

export function currentLanguage(): Language {
  return read().language
}

export function currentLocale(): string {
  return LOCALES[currentLanguage()]
}

/** Completes a path of this site for links that the router does not make. */
export function localPath(path: string): string {
  return `${read().prefix}${path}`
}

const NO_PAGE = /^(?!\/)|^\/(?:\/|api\/|images\/|pictures\/)/

/** Leads a link in a text to the page in this language, unless it names a language, a file, or another site. */
export function localLink(href: string): string {
  return NO_PAGE.test(href) || splitAddress(href).prefix ? href : localPath(href)
}

function languageOfDocument(): AddressLanguage {
  const code = globalThis.document?.documentElement.lang
  const { prefix } = splitAddress(globalThis.location?.pathname ?? '/')
  return { language: isLanguage(code) ? code : ENGLISH, prefix }
}
