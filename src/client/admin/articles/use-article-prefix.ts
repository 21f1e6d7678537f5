import { useSite } from '#client/lib/site.ts'

/** Returns what the addresses of an article begin with: nothing in the shop's main language, `/sv` in another. */
export function useArticlePrefix(language: string): string {
  const [main] = useSite().languages
  return language === main ? '' : `/${language}`
}
