import { AsyncLocalStorage } from 'node:async_hooks'
import type { Environment } from '#server/config/env.ts'
import {
  type AddressLanguage,
  currentLanguage,
  ENGLISH,
  isLanguage,
  type Language,
  provideLanguage,
} from '#shared/messages/languages.ts'

interface RequestLanguage extends AddressLanguage {
  /** The shop's main language; omitted, it is that of the work around it, or English. */
  main?: Language | undefined
  isNeutral?: boolean
}

const current = new AsyncLocalStorage<RequestLanguage>()

export const IN_ENGLISH: RequestLanguage = { language: ENGLISH, prefix: '', isNeutral: true }

provideLanguage(() => current.getStore() ?? IN_ENGLISH)

/** Runs `work` with the texts and addresses of one language, whatever runs at the same time in another. */
export function inLanguage<Result>(language: RequestLanguage, work: () => Result): Result {
  return current.run({ ...language, main: language.main ?? current.getStore()?.main }, work)
}

export function addressLanguage({ LANGUAGES }: Environment, language: Language): RequestLanguage {
  const [main = ENGLISH] = LANGUAGES
  return { language, prefix: language === main ? '' : `/${language}`, main }
}

export function mainLanguage(): Language {
  return current.getStore()?.main ?? ENGLISH
}

/** Returns the language of stored content by its code, which is empty for the main language. */
export function languageOf({ language }: { language: string }): Language {
  return isLanguage(language) ? language : mainLanguage()
}

export function foreignLanguage(language: Language): { lang?: Language } {
  return language === currentLanguage() ? {} : { lang: language }
}

/** The code to store for somebody who writes now: that of the address, empty for a program or a job. */
export function writersLanguage(): Language | '' {
  const { language, isNeutral } = current.getStore() ?? IN_ENGLISH
  return isNeutral ? '' : language
}

/** The language of a reader by its stored code; the main one without a code, and for one that is no longer offered. */
export function readersLanguage(env: Environment, code: string): RequestLanguage {
  const [main = ENGLISH] = env.LANGUAGES
  return addressLanguage(env, isLanguage(code) && env.LANGUAGES.includes(code) ? code : main)
}
