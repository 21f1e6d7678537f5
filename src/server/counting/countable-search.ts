import { cleanText } from '#shared/text/clean-text.ts'
import { searchTerms } from '#shared/text/search-terms.ts'

export interface CountableSearch {
  words: string
  spelling: string
}

const LENGTH = { min: 2, max: 60 }
const MOST_WORDS = 6
/** Matches email and web addresses, and enough digits for a telephone number, an identity number or a card. */
const MAY_BE_SOMEBODY = /@|:\/\/|www\.|(?:\d[\s().+-]*){7}/

/** Returns the countable form of a search. Undefined when it may identify somebody or is no product search. */
export function countableSearch(text: string): CountableSearch | undefined {
  if (text.length > LENGTH.max * 2) return undefined
  const cleaned = cleanText(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const words = searchTerms(cleaned)
  const isOfLength = cleaned.length >= LENGTH.min && cleaned.length <= LENGTH.max
  if (!isOfLength || words.length === 0 || words.length > MOST_WORDS || MAY_BE_SOMEBODY.test(cleaned))
    return undefined
  return { words: words.join(' '), spelling: cleaned }
}
