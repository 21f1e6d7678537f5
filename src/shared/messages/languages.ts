/** The languages of public pages, by their codes in addresses, with the name that each has for itself. */
export const LANGUAGES = { en: 'English', sv: 'Svenska' } as const

export type Language = keyof typeof LANGUAGES

export const ENGLISH: Language = 'en'

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code)
}

let read = languageOfDocument

/** In the browser, the page's own language. The server provides that of the request. */
export function currentLanguage(): Language {
  return read()
}

export function provideLanguage(readLanguage: () => Language): void {
  read = readLanguage
}

function languageOfDocument(): Language {
  const code = globalThis.document?.documentElement.lang
  return isLanguage(code) ? code : ENGLISH
}
