import { isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'
import { BETWEEN_WORDS } from '#shared/text-folding.ts'

/** How well a name has the words of a search, from the best: each tier says where in the name's words a term stands. */
const PLACES: ((term: string) => string[])[] = [
  /** As a word of its own. */
  (term) => [` ${term} `],
  /** At a word's end: a compound's last part says what it is, `barnvagn` is a `vagn`. */
  (term) => [`${term} `],
  /** Anywhere; of what is too short for the index, where a word begins or ends. */
  (term) => (isIndexed(term) ? [term] : [` ${term}`, `${term} `]),
]

export interface NameTier {
  /** For the index of names. */
  expression: string
  /** For the names themselves. */
  condition: string
  values: string[]
  /** Whether a name that fits has every term as it was typed. */
  isExact: boolean
}

/** None when a term has no letter or digit: names are compared by their words. */
export function nameTiers(terms: string[]): NameTier[] {
  const words = terms.map(wordsOf)
  if (words.some((word) => !word)) return []
  return PLACES.map((placesOf) => {
    const places = words.map((word) => indexed(placesOf(word)) ?? [` ${word} `])
    const either = (texts: string[], joined: string) => `(${texts.join(joined)})`
    return {
      expression: places.map((texts) => either(texts.map(quoteTerm), ' OR ')).join(' AND '),
      condition: places
        .map((texts) =>
          either(
            texts.map(() => 'instr(p.name_words, ?) > 0'),
            ' or ',
          ),
        )
        .join(' and '),
      values: places.flat(),
      isExact: words.every((word, index) => word === terms[index]),
    }
  })
}

/** A letter alone is only found as a word of its own. */
function indexed(places: string[]): string[] | undefined {
  return places.every(isIndexed) ? places : undefined
}

/** For the order of few products: where a name begins with the search, then the tiers, brands, and the rest. */
export function relevance(terms: string[]): { order: string; values: string[] } {
  const tiers = nameTiers(terms)
  const phrase = terms.map(wordsOf).join(' ')
  const cases = tiers.map(({ condition }, index) => `when ${condition} then ${index + 1}`).join(' ')
  const inBrand = `(${terms.map(() => "instr(lower(coalesce(p.brand, '')), ?) > 0").join(' or ')})`
  const exact = terms.filter((term) => wordsOf(term) === term)
  // The words of a name cost more to compute than a look at the name.
  const notInName = exact.map(() => 'instr(p.name_sort, ?) = 0').join(' or ') || 'false'
  return {
    order: `case when ${notInName} then 9 - ${inBrand} when instr(p.name_words, ?) = 1 then 0 ${cases} else 9 - ${inBrand} end, `,
    values: [...exact, ...terms, ` ${phrase} `, ...tiers.flatMap(({ values }) => values), ...terms],
  }
}

/** A term as names have it in their words: `usb-c` is `usb c`. */
function wordsOf(term: string): string {
  return [...term]
    .map((letter) => (BETWEEN_WORDS.includes(letter) ? ' ' : letter))
    .join('')
    .trim()
    .replace(/ +/g, ' ')
}
