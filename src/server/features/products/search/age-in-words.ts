import { type AgeBand, type AgeRange, bandsOf } from '#shared/ages/age-bands.ts'
import {
  AGE_NUMBER,
  AGE_UNIT,
  isDuration,
  monthsOf,
  rangeOf,
  statedAges,
} from '#shared/ages/age-statements.ts'
import { asChosen, type OneOrMore } from '#shared/products/several.ts'

interface SaidAge {
  range: AgeRange | undefined
  start: number
  end: number
}

const NUMERALS = new Map([
  ...numberedFromOne('one two three four five six'),
  ...numberedFromOne('ett två tre fyra fem sex'),
])
const YOUNGER = 'under|younger than|up to|yngre än|upp till'
const OLDER = 'over|older than|över|äldre än'
/** Matches `6 months`, `1 year old`, `two-year-old`, `tvååring`, `18m old`, `under 3 years`. */
const CHILD = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,/x×+–-])(?:(?:(?<younger>${YOUNGER})|(?<older>${OLDER}))\s)?`,
    String.raw`(?:(?<number>${AGE_NUMBER})|(?<numeral>${[...NUMERALS.keys()].join('|')}))[\s-]?`,
    String.raw`(?:(?<unit>${AGE_UNIT})|åring(?:ar)?(?!\p{L})|(?<letter>[ym])[\s/-]?o(?:lds?)?(?!\p{L}))`,
    String.raw`(?:[\s-]olds?(?!\p{L}))?`,
  ].join(''),
  'u',
)
const NEWBORN = /(?<!\p{L})(?:for|to|till|för)\s(?:an?\s|en\s)?(?:newborns?|nyfödda?)(?!\p{L})/u
const CALLED = /(?<!\p{L})(?:ages?|aged|ålder)[\s:]*$/u

/** Extracts a child's age from a search: `toys for 6 months`, `present till 2-åring`. */
export function ageInWords(search: string): { rest: string; age: OneOrMore<AgeBand> | undefined } {
  const lower = search.toLowerCase()
  const said = statedAges(lower)[0] ?? childIn(lower) ?? newbornIn(lower)
  // Letters whose lower case is longer occur in no age.
  if (!said?.range || lower.length !== search.length) return { rest: search, age: undefined }
  const before = lower.slice(0, said.start)
  const start = before.length - (CALLED.exec(before)?.[0].length ?? 0)
  const rest = `${search.slice(0, start)} ${search.slice(said.end)}`
  return { rest, age: asChosen(bandsOf(said.range)) }
}

function childIn(lower: string): SaidAge | undefined {
  const match = CHILD.exec(lower)
  if (!match?.groups) return undefined
  const { younger, older, number = '', numeral, unit, letter } = match.groups
  const end = match.index + match[0].length
  if (isDuration(lower, end)) return undefined
  const months = monthsOf(numeral ? (NUMERALS.get(numeral) ?? '') : number, unit ?? letter ?? 'y')
  const [from, to] = [younger ? 0 : months, older ? null : months + (younger ? 0 : 1)]
  return { range: rangeOf(from, to), start: match.index, end }
}

function newbornIn(lower: string): SaidAge | undefined {
  const match = NEWBORN.exec(lower)
  return match ? { range: rangeOf(0, 1), start: match.index, end: match.index + match[0].length } : undefined
}

function numberedFromOne(words: string): [word: string, number: string][] {
  return words.split(' ').map((word, index) => [word, String(index + 1)])
}
