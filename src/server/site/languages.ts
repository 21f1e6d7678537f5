import { AsyncLocalStorage } from 'node:async_hooks'
import type { Environment } from '#server/config/env.ts'
import { type AddressLanguage, ENGLISH, type Language, provideLanguage } from '#shared/messages/languages.ts'

const current = new AsyncLocalStorage<AddressLanguage>()

/** The language of administrators and programs. */
export const IN_ENGLISH: AddressLanguage = { language: ENGLISH, prefix: '' }

provideLanguage(() => current.getStore() ?? IN_ENGLISH)

/** Runs `work` with the texts and addresses of one language, whatever runs at the same time in another. */
export function inLanguage<Result>(language: AddressLanguage, work: () => Result): Result {
  return current.run(language, work)
}

/** The first language is the main one, whose addresses have no prefix. */
export function addressLanguage({ LANGUAGES }: Environment, language: Language): AddressLanguage {
  return { language, prefix: language === LANGUAGES[0] ? '' : `/${language}` }
}
