import { cleanText } from '#shared/text/clean-text.ts'
import { searchTerms } from '#shared/text/search-terms.ts'

export interface CountableSearch {
  /** By which searches are the same. */
  words: string
  /** As it was typed, in small letters. */
  shown: string
}

const LENGTH = { min: 2, max: 60 }
const MOST_WORDS = 6
/** Addresses of mail and of pages, and digits enough for a telephone, a person or a card. */
const MAY_BE_SOMEBODY = /@|:\/\/|www\.|(?:\d[\s().+-]*){7}/

/** What of a search may be counted; undefined where it may say who somebody is, or is no search for a thing. */
export function countableSearch(text: string): CountableSearch | undefined {
  if (text.length > LENGTH.max * 2) return undefined
  const shown = cleanText(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const words = searchTerms(shown)
  const isOfLength = shown.length >= LENGTH.min && shown.length <= LENGTH.max
  if (!isOfLength || words.length === 0 || words.length > MOST_WORDS || MAY_BE_SOMEBODY.test(shown))
    return undefined
  return { words: words.join(' '), shown }
}
