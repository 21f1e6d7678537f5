import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { withoutControls } from '#shared/text/search-text.ts'
import { foldText } from '#shared/text/text-folding.ts'

/** The folded words of a search that are looked for: what is found has every one of them somewhere in its texts. */
export function searchTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(0, SEARCH_MAX_TERMS)
}

/** The folded words of a search beyond those that are looked for. */
export function ignoredTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(SEARCH_MAX_TERMS)
}

function foldedWords(search: string | undefined): string[] {
  const words = withoutControls(foldText(search ?? '')).split(/\s+/)
  return [...new Set(words.filter(Boolean))]
}
