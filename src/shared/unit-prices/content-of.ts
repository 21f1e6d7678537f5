import { foldText } from '#shared/text/text-folding.ts'
import { thingCalled, UNKNOWN_THING } from '#shared/things/named-thing.ts'

export const CONTENT_UNITS = ['piece', 'g', 'ml'] as const
type ContentUnit = (typeof CONTENT_UNITS)[number]

/** The quantity of consumable goods in a package. */
export interface Content {
  amount: number
  unit: ContentUnit
}

interface Packed {
  name: string
  thing: string
  /** The feed's own value, such as `750 ml` or `64 ct`. */
  unitMeasure?: string | null | undefined
}

/** Increase it when the same texts should give a different content. */
export const CONTENT_VERSION = 2

const LONGEST_NAME = 200
const MOST = 100_000
/** In `Wipes 2-pack`, `nappies 3 st` and `Air 2 nappies` the number may count packages or belong to a name. */
const FEWEST = 10
const FEWEST_WIPES = 40
const PACK_WORD = /^p(?:ack)?$/
/** `Zen 360 wipes` has a number in its own name; `Zen, 60 wipes` states the count. */
const GOODS = /^(?:nappies|diapers|blojor|wipes|vatservetter|servetter|pads|pants)$/
const BEGINS_PART = /(?:^|[,(;:|–—+]\s?|\s-\s)$/
const PIECES = codesOf('nappy', 'swim nappy', 'wipes', 'nursing pads')
const WIPES = codesOf('wipes')
const MASS = codesOf('nappy cream', 'sunscreen')
/** Consumables measured by content. A name with another thing, such as `milk bottle`, is an accessory. */
const CARE = codesOf('shampoo', 'body wash', 'lotion', 'baby oil')
const FOOD = codesOf('formula', 'follow-on milk', 'milk cereal drink', 'porridge', 'baby food')
const USED_UP = new Set([UNKNOWN_THING, ...FOOD, ...CARE])
const FOOD_OR_CARE =
  /\b(?:formula|modersmjolksersattning|ersattning|tillskottsnaring|follow-on milk|growing up milk|porridge|grot|valling|baby cereal|puree|pure|fruktpure|barnmat|baby food|puffs|lotion|shampoo|schampo|baby oil|babyolja|body wash|barnsalva|salva|balsam)\b/
const MADE_FOR_IT =
  /\b(?:dispenser|container|maker|warmer|storage|mould|mold|bowl|spoon|feeder|behallare|dosa|form|brush|masher|set|kit)\b/

const NUMBER = String.raw`(?<![\d.,/+–-]|\d\s)(?<!\b(?:from|fran|to|till|max|min|upp till|up to)\s)`
const COUNT_WORD =
  '(pack|p|pcs?|pieces?|st|stk|styck|count|ct|nappies|diapers|blojor|wipes|vatservetter|servetter|pads|pants)'
const COUNT = new RegExp(
  String.raw`${NUMBER}(?:(\d{1,3})(?:\s?-?\s?(?:pack|p))?\s?[x*]\s?)?(\d{1,4})(?:\s?-?\s?${COUNT_WORD}\b(?!\s?[x*]\s?\d)|(?<=[x*]\s?\d{1,4})(?![\d.,]|\s?(?:c?m|k?g|[cdm]?l|cm)\b))`,
  'g',
)
const PACK_OF = /\b(?:pack|box|case) of (\d{1,4})\b/g
const AMOUNT = new RegExp(
  String.raw`${NUMBER}(?:(\d{1,3})(?:\s?-?\s?(?:pack|pcs|st|p))?\s?[x*]\s?)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(kg|g|gr|gram|grams|ml|cl|dl|l|liter|litre|litres)\b(?!\s?\+)`,
  'g',
)
const PACKS = /\d\s?-?\s?(?:pack|p|pcs|st)\b/
const UNITS = new Map(
  Object.entries<[ContentUnit, number]>({
    kg: ['g', 1_000],
    g: ['g', 1],
    ml: ['ml', 1],
    cl: ['ml', 10],
    dl: ['ml', 100],
    l: ['ml', 1_000],
  }),
)
const FEED_MEASURE = /^(\d{1,5}(?:[.,]\d{1,3})?)\s?(ct|pcs?|pieces?|st|stk|kg|g|ml|cl|dl|l)$/

/**
 * Returns a package's content if its feed or name states it clearly. Counts pieces of nappies and wipes, weight or
 * volume of food and care products. Null when the statements contradict each other.
 */
export function contentOf({ name, thing, unitMeasure }: Packed): Content | null {
  const said = measureIn(unitMeasure ?? '')
  const named = namedContents(foldText(name.slice(0, LONGEST_NAME)).replaceAll('×', 'x'), thing)
  const all = said ? [said, ...named] : named
  const [first] = all
  if (!first || !all.every(({ amount, unit }) => amount === first.amount && unit === first.unit)) return null
  return first.amount >= 2 && first.amount <= MOST ? first : null
}

/** Parses a measure in the format of Google's `unit_pricing_measure`. */
function measureIn(text: string): Content | undefined {
  const [, amount = '', unit = ''] = FEED_MEASURE.exec(text.trim().toLowerCase()) ?? []
  if (!amount) return undefined
  const [base, factor] = UNITS.get(unit) ?? (['piece', 1] as const)
  return whole({ amount: decimal(amount) * factor, unit: base })
}

/** Returns each statement of the name; several of them must agree. */
function namedContents(folded: string, thing: string): Content[] {
  if (PIECES.has(thing)) return countsIn(folded, WIPES.has(thing) ? FEWEST_WIPES : FEWEST)
  const isUsedUp =
    MASS.has(thing) || (USED_UP.has(thing) && FOOD_OR_CARE.test(folded) && !MADE_FOR_IT.test(folded))
  return isUsedUp ? amountsIn(folded) : []
}

/** `fewestInPack`: smaller packs count packages, not pieces. */
function countsIn(folded: string, fewestInPack: number): Content[] {
  const counts = [...folded.matchAll(COUNT)].flatMap(({ index, 1: times, 2: each = '0', 3: word = '' }) => {
    if (times !== undefined) return [Number(times) * Number(each)]
    if (GOODS.test(word) && !BEGINS_PART.test(folded.slice(Math.max(0, index - 3), index))) return []
    return [certain(each, PACK_WORD.test(word) ? fewestInPack : FEWEST)]
  })
  const packs = [...folded.matchAll(PACK_OF)].map(([, count = '0']) => certain(count, fewestInPack))
  return [...counts, ...packs].map((amount) => ({ amount, unit: 'piece' }))
}

/** Returns 0 for an unclear count, which agrees with nothing. */
function certain(count: string, fewest: number): number {
  return Number(count) < fewest ? 0 : Number(count)
}

/** Amounts in packs are clear only with an `x`: `6-pack 90 g` may be 90 or 540. */
function amountsIn(folded: string): Content[] {
  const matches = [...folded.matchAll(AMOUNT)]
  const isUncertain = matches.every(([, times]) => times === undefined) && PACKS.test(folded)
  if (isUncertain || /\b(?:per|\/)\s?\d+\s?(?:g|ml)\b/.test(folded)) return []
  return matches.flatMap(([, times = '1', each = '', unit = '']) => {
    const [base, factor] = UNITS.get(unit) ?? UNITS.get(unit.charAt(0)) ?? []
    if (!base || !factor) return []
    return [
      whole({ amount: Number(times) * decimal(each) * factor, unit: base }) ?? { amount: 0, unit: base },
    ]
  })
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}

/** Undefined unless it is a whole number of grams, milliliters or pieces. */
function whole({ amount, unit }: Content): Content | undefined {
  const rounded = Math.round(amount)
  return Math.abs(amount - rounded) < 1e-6 ? { amount: rounded, unit } : undefined
}

function codesOf(...names: string[]): Set<string> {
  return new Set(names.flatMap((name) => thingCalled(name)?.code ?? []))
}
