import type { Database } from '#server/db/client.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import { termsOf } from '#server/features/products/search/letter-pairs.ts'
import { otherNamesNow } from '#server/features/search/names/service.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { joinedWords } from '#shared/text/text-folding.ts'
import {
  type NameMatch,
  NO_OTHER_NAMES,
  nameAt,
  type OtherNames,
  wordsToSeek,
} from '#shared/things/name-groups.ts'
import {
  type NamedThing,
  needlessWords,
  otherNames,
  thingOf,
  wordToSeek,
} from '#shared/things/named-thing.ts'

const MAX_RELATED_NAMES = 4
/** The most further names that a search covers. Each costs about as much as a word. */
const MOST_OTHER_NAMES = 8

export interface SearchQuery {
  /** Each match has all of these somewhere in its texts. */
  terms: Term[]
  /** The words as typed, folded: one text a term. */
  typed: string[]
  /** Typed words that only describe the product. */
  needless: string[]
  thing: NamedThing | undefined
  also: string[]
}

interface Part {
  typed: string
  term: Term
  also: string[]
  thing?: NamedThing | undefined
}

export function parseQuery(db: Database, search: string | undefined): SearchQuery {
  return readWords(termsOf(db, search), otherNamesNow(db))
}

export function readSearch(search: string | undefined, names: OtherNames = NO_OTHER_NAMES): SearchQuery {
  return readWords(searchTerms(search), names)
}

function readWords(all: string[], names: OtherNames): SearchQuery {
  const wholeThing = thingOf(all.join(' '))
  const needless = wholeThing ? needlessWords(wholeThing) : []
  const parts = partsOf(
    all.filter((word) => !needless.includes(word)),
    names,
  )
  const thing = wholeThing ?? parts.find((part) => part.thing)?.thing
  return {
    terms: parts.map(({ term }) => term),
    typed: parts.map(({ typed }) => typed),
    needless,
    thing,
    also: parts.flatMap(({ also }) => also),
  }
}

/** Each name of a group is one part, and so is each other word. No part occurs twice. */
function partsOf(words: string[], names: OtherNames): Part[] {
  const parts = new Map<string, Part>()
  let left = MOST_OTHER_NAMES
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at, names, left)
    const typed = words.slice(at, at + (name?.length ?? 1))
    const part = name ? namePart(typed, name) : plainPart(typed)
    const key = (part.term[0] ?? []).join(' ')
    if (!parts.has(key)) {
      parts.set(key, part)
      left -= name?.others.length ?? 0
    }
    at += typed.length
  }
  return [...parts.values()]
}

/** Words with an apostrophe are also searched without it, since names have either form. */
function plainPart(words: string[]): Part {
  const typed = words.join(' ')
  const joined = /['’]/.test(typed) ? joinedWords(typed).map((word) => [word]) : []
  return { typed, term: [words.map(wordToSeek), ...joined], also: [] }
}

function namePart(words: string[], { others, displayNames, thing }: NameMatch): Part {
  const typed = words.join(' ')
  const named = thing && { ...thing, said: words }
  return { typed, term: [wordsToSeek(typed), ...others], also: displayNames, thing: named }
}

export function relatedNames({ thing, also }: SearchQuery): string[] {
  const synonyms = thing && thing.said.length > 0 ? otherNames(thing) : []
  return [...new Set([...also, ...synonyms])].slice(0, MAX_RELATED_NAMES)
}

export function queryTerms(db: Database, search: string | undefined): Term[] {
  return parseQuery(db, search).terms
}
