import { hasTerms, isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'
import type { SearchQuery } from '#server/features/products/search/search-query.ts'
import { BETWEEN_WORDS } from '#shared/text/text-folding.ts'
import { UNKNOWN_THING } from '#shared/things/named-thing.ts'
import { wordRoot } from '#shared/things/word-root.ts'

type Places = (term: string) => string[]

/** As a word of its own. */
const WHOLE: Places = (term) => [` ${term} `]
/** At a word's end: a compound's last part is its kind, `barnvagn` is a `vagn`. */
const AT_END: Places = (term) => [`${term} `]
/** Anywhere; terms too short for the index only at a word's beginning or end. */
const ANYWHERE: Places = (term) => (isIndexed(term) ? [term] : [` ${term}`, `${term} `])

export interface NameTier {
  expression: string
  condition: string
  values: string[]
  /** True if a matching name has every term as typed. */
  isExact: boolean
}

/**
 * Ranks how well a name matches a search, best first. First come names that have the words and are of the intended or
 * probable product type. Then come other names of the type, then names by the positions of the words. Empty when a term
 * has no letter or digit: names are compared by words.
 */
export function nameTiers({ terms, typed, needless, thing }: SearchQuery): NameTier[] {
  const words = terms.map(([first = []], index) => [typed[index] ?? '', first.join(' ')].map(wordsOf))
  if (words.some(([word]) => !word)) return []
  const others = terms.map((term) => term.slice(1).map((some) => some.join(' ')))
  const named = words.map((forms, index) => [...forms, ...(others[index] ?? []).map(wordsOf)])
  const areAsTyped = words.every(([word], index) => word === typed[index])
  const isExact = areAsTyped && others.flat().every((name) => wordsOf(name) === name)
  const isSaid = (text: string) => text.split(' ').every((word) => thing?.said.includes(word))
  const unsaid = words.filter((_, index) => !isSaid(typed[index] ?? ''))
  const code = thing?.code ?? UNKNOWN_THING
  return [
    tierOf([...words, ...needless.map((word) => [wordsOf(word)])], WHOLE, isExact, code),
    ...(thing ? [words.map(rootsOf), unsaid].map((some) => tierOf(some, ANYWHERE, isExact, code)) : []),
    ...[WHOLE, AT_END, ANYWHERE].map((places) => tierOf(named, places, isExact)),
  ]
}

function tierOf(
  words: (string | undefined)[][],
  placesOf: Places,
  isExact: boolean,
  thing?: string,
): NameTier {
  const places = words.map((forms) => placesOfForms(forms, placesOf))
  const either = (texts: string[], joined: string) => `(${texts.join(joined)})`
  return {
    expression: [
      ...(thing ? [quoteTerm(thing)] : []),
      ...places.map((texts) => either(texts.map(quoteTerm), ' OR ')),
    ].join(' AND '),
    condition: [
      ...(thing ? ['p.thing = ?'] : []),
      ...places.map((texts) =>
        either(
          texts.map(() => 'instr(p.name_words, ?) > 0'),
          ' or ',
        ),
      ),
    ].join(' and '),
    values: [...(thing ? [thing] : []), ...places.flat()],
    isExact,
  }
}

/** `blöja` is in `blöjor` as well. */
function rootsOf(forms: (string | undefined)[]) {
  return forms.map((form) => form && wordRoot(form))
}

/** A single letter only matches as its own word. Anywhere means any position of the shorter of two forms. */
function placesOfForms(forms: (string | undefined)[], placesOf: Places): string[] {
  const all = new Set(forms.flatMap((form) => (form ? [form] : [])))
  const places = [...all].flatMap((form) => {
    const some = placesOf(form)
    return some.every(isIndexed) ? some : WHOLE(form)
  })
  return places.filter((place) => !places.some((other) => other !== place && place.includes(other)))
}

/** Orders few products: the intended type, names that begin with the search, the tiers, brands, and the rest. */
export function relevance(query: SearchQuery): { order: string; values: string[] } {
  const { terms, typed, thing } = query
  const tiers = nameTiers(query)
  const nameCases = casesOf(tiers.slice(0, thing ? 2 : 1), 0)
  const named = casesOf(tiers.slice(thing ? 3 : 1), 4)
  const phrase = typed.map(wordsOf).join(' ')
  const inBrand = `(${terms.map(() => "instr(lower(coalesce(p.brand, '')), ?) > 0").join(' or ')})`
  const brands = terms.map(([words = []]) => words.join(' '))
  const exact = terms.filter((term) => term.flat().every((word) => wordsOf(word) === word))
  // Computing the words of a name costs more than testing the name.
  const inName = hasTerms('p.name_sort', exact)
  const notInName = inName.map(({ where }) => `not ${where}`).join(' or ') || 'false'
  return {
    order: `case ${nameCases.cases} ${thing ? 'when p.thing = ? then 2' : ''} when ${notInName} then 9 - ${inBrand}
      when instr(p.name_words, ?) = 1 then 3 ${named.cases} else 9 - ${inBrand} end, `,
    values: [
      ...nameCases.values,
      ...(thing ? [thing.code] : []),
      ...inName.flatMap((term) => term.values),
      ...brands,
      ` ${phrase} `,
      ...named.values,
      ...brands,
    ],
  }
}

function casesOf(tiers: NameTier[], first: number) {
  return {
    cases: tiers.map(({ condition }, index) => `when ${condition} then ${first + index}`).join(' '),
    values: tiers.flatMap(({ values }) => values),
  }
}

/** Splits a term into words as names are split: `usb-c` is `usb c`. */
function wordsOf(term: string): string {
  return [...term]
    .map((letter) => (BETWEEN_WORDS.includes(letter) ? ' ' : letter))
    .join('')
    .trim()
    .replace(/ +/g, ' ')
}
