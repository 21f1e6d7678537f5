import { AsyncLocalStorage } from 'node:async_hooks'
import type { Environment } from '#server/config/env.ts'
import {
  type AddressLanguage,
  ENGLISH,
  isLanguage,
  type Language,
  provideLanguage,
} from '#shared/messages/languages.ts'

const current = new AsyncLocalStorage<AddressLanguage>()

/** The language of administrators and programs, whose addresses have no language. */
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

/** The code to store for somebody who writes now: that of the address, empty for a program or a job. */
export function writersLanguage(): Language | '' {
  const language = current.getStore()
  return language && language !== IN_ENGLISH ? language.language : ''
}

/** The language of a receiver. A code that the shop no longer offers counts as none: the main language. */
export function receiversLanguage(env: Environment, code: string): AddressLanguage {
  const [main = ENGLISH] = env.LANGUAGES
  return addressLanguage(env, isLanguage(code) && env.LANGUAGES.includes(code) ? code : main)
}
