import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { withoutControls } from '#shared/text/search-text.ts'
import { foldText } from '#shared/text/text-folding.ts'

/** Returns the folded words to search for; a match has every one of them somewhere in its texts. */
export function searchTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(0, SEARCH_MAX_TERMS)
}

/** Returns the folded words beyond the limit, which are ignored. */
export function ignoredTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(SEARCH_MAX_TERMS)
}

function foldedWords(search: string | undefined): string[] {
  const words = withoutControls(foldText(search ?? '')).split(/\s+/)
  return [...new Set(words.filter(Boolean))]
}
