import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { foldText } from '#shared/text-folding.ts'

/** The indexes hold runs of three letters. */
const INDEXED_LENGTH = 3

/** The folded words of a search that are looked for; each must occur somewhere in a product's texts. */
export function searchTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(0, SEARCH_MAX_TERMS)
}

/** The folded words of a search beyond those that are looked for. */
export function ignoredTerms(search: string | undefined): string[] {
  return foldedWords(search).slice(SEARCH_MAX_TERMS)
}

function foldedWords(search: string | undefined): string[] {
  const words = foldText(search ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .split(/\s+/)
  return [...new Set(words.filter(Boolean))]
}

/** A term as an FTS5 string: operators, quotes and wildcards in it are plain text. */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

export function isIndexed(term: string): boolean {
  return [...term].length >= INDEXED_LENGTH
}

/** The smallest text that sorts after everything that begins with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
