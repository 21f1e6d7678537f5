import type { Database } from '#server/db/client.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import { termsOf } from '#server/features/products/search/letter-pairs.ts'
import { otherNamesNow } from '#server/features/search/names/service.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { joinedWords } from '#shared/text/text-folding.ts'
import {
  type FoundName,
  NO_OTHER_NAMES,
  nameAt,
  type OtherNames,
  wordsToSeek,
} from '#shared/things/name-groups.ts'
import {
  type NamedThing,
  needlessWords,
  otherNames,
  soughtWord,
  thingOf,
} from '#shared/things/named-thing.ts'

const MOST_ALSO_SHOWN = 4
/** What a search looks for beyond its own words, however many names an administrator has listed: each costs about as much as a word. */
const MOST_OTHER_NAMES = 8

/** A search as it is looked for. */
export interface Sought {
  /** What each product found has somewhere in its texts. */
  terms: Term[]
  /** The words as they were typed, folded: one text a term. */
  typed: string[]
  /** Typed words that only say more of what is wanted. */
  needless: string[]
  /** What is wanted, where it is known. */
  thing: NamedThing | undefined
  /** Names that an administrator has added, which are looked for too. */
  also: string[]
}

interface Part {
  typed: string
  term: Term
  also: string[]
  thing?: NamedThing | undefined
}

/** A search with the names that this shop's administrators have added. */
export function soughtIn(db: Database, search: string | undefined): Sought {
  return readWords(termsOf(db, search), otherNamesNow(db))
}

export function readSearch(search: string | undefined, names: OtherNames = NO_OTHER_NAMES): Sought {
  return readWords(searchTerms(search), names)
}

function readWords(all: string[], names: OtherNames): Sought {
  const known = thingOf(all.join(' '))
  const needless = known ? needlessWords(known) : []
  const parts = partsOf(
    all.filter((word) => !needless.includes(word)),
    names,
  )
  const thing = known ?? parts.find((part) => part.thing)?.thing
  return {
    terms: parts.map(({ term }) => term),
    typed: parts.map(({ typed }) => typed),
    needless,
    thing,
    also: parts.flatMap(({ also }) => also),
  }
}

/** Each name of a group is one part, and so is each word besides; no part stands twice. */
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

/** What is written with an apostrophe is looked for without it too: names have either. */
function plainPart(words: string[]): Part {
  const typed = words.join(' ')
  const joined = /['’]/.test(typed) ? joinedWords(typed).map((word) => [word]) : []
  return { typed, term: [words.map(soughtWord), ...joined], also: [] }
}

function namePart(words: string[], { others, shown, thing }: FoundName): Part {
  const typed = words.join(' ')
  const named = thing && { ...thing, said: words }
  return { typed, term: [wordsToSeek(typed), ...others], also: shown, thing: named }
}

/** What the search finds as well because it is the same thing. */
export function alsoShown({ thing, also }: Sought): string[] {
  const known = thing && thing.said.length > 0 ? otherNames(thing) : []
  return [...new Set([...also, ...known])].slice(0, MOST_ALSO_SHOWN)
}

export function soughtTerms(db: Database, search: string | undefined): Term[] {
  return soughtIn(db, search).terms
}
