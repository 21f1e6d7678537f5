import { parseCurrency } from '#shared/prices/currency-words.ts'
import { PRICE_LIMIT_MAX } from '#shared/products/product-filters.ts'

/** Both inclusive, in whole units of the shop's currency. */
export interface PriceLimits {
  from?: number
  to?: number
}

interface Amount {
  value: number
  hasCurrency: boolean
  length: number
}

type Bound = keyof PriceLimits

/** In English and Swedish; phrases before the words that they begin with. */
const BOUNDS: [Bound, string][] = [
  ...boundsOf(
    'to',
    'less than|cheaper than|at most|no more than|up to|upp till|billigare än|mindre än|under|below|max|maximum|maximalt|högst|<',
  ),
  ...boundsOf('from', 'more than|at least|dyrare än|mer än|over|above|from|min|minimum|minst|från|över|>'),
]
const BETWEEN = new Set(['between', 'mellan', 'from', 'från'])
const TO = new Set(['-', '–', 'to', 'till', 'and', 'och'])
const CURRENCY_WORDS = new Map(
  Object.entries({
    kronor: 'kr',
    euro: '€',
    euros: '€',
    dollar: '$',
    dollars: '$',
    pound: '£',
    pounds: '£',
  }),
)
/** Currency codes that are everyday words in searches for baby products. */
const EVERYDAY_WORDS = new Set(['all', 'bam', 'cup', 'gel', 'mop', 'pen', 'top', 'try'])
/** Amounts of these units are no prices. */
const UNIT =
  /^(?:kg|g|gram|ml|cl|dl|l|lit(?:er|re)s?|cm|mm|m|met(?:er|re)s?|år|y|yrs?|years?|mån(?:ad|ader)?|mos?|months?|weeks?|veckor?|days?|dag(?:ar)?|st|stk|pcs|pieces?|packs?|par|pairs?|w|watts?|hours?|timmar|minut(?:es|er)|%|°c?)\.?$/u
/** Matches `€50`, `2,000kr`, `1990:-`. */
const MONEY = /^(?<before>[\p{L}\p{Sc}]{0,8})(?<number>\d[\d.,]{0,15})(?<after>[\p{L}\p{Sc}%°:-]{0,8})$/u
/** The most words of an amount: `10 000 000 kr`. */
const LONGEST_AMOUNT = 4
/** Smaller amounts without a currency are pieces or years. */
const LEAST_WITHOUT_CURRENCY = 20

/** Extracts the price limits from a search: `stroller under 2,000 kr`, `200-500 SEK`. */
export function priceInWords(search: string, currency: string) {
  const words = search.split(/\s+/).filter(Boolean)
  const others: string[] = []
  let limits: PriceLimits = {}
  for (let at = 0; at < words.length; ) {
    const said = rangeAt(words, at, currency) ?? boundAt(words, at, currency)
    if (said) limits = { ...limits, ...said.limits }
    else others.push(words[at] ?? '')
    at += said?.length ?? 1
  }
  const { from, to } = limits
  return { words: others, limits: from && to && from > to ? { from: to, to: from } : limits }
}

/** Matches `between 200 and 500`, `200 to 500 kr`, `200-500 kr`. */
function rangeAt(words: string[], at: number, currency: string) {
  const isSaid = BETWEEN.has(lower(words[at]))
  const begin = at + (isSaid ? 1 : 0)
  const [one, other] = (words[begin] ?? '').split(/[-–]/, 2)
  if (one && other && /^\d/.test(other)) {
    const high = amountAt([other, ...words.slice(begin + 1, begin + LONGEST_AMOUNT)], 0, currency)
    const low = amountAt([one], 0, currency)
    if (!high || !low || !(isSaid || high.hasCurrency)) return undefined
    return { limits: limitsFrom(low.value, high.value), length: begin - at + high.length }
  }
  const low = amountAt(words, begin, currency)
  const link = begin + (low?.length ?? 0)
  if (!low || !TO.has(lower(words[link]))) return undefined
  const high = amountAt(words, link + 1, currency)
  if (!high || !(isSaid || high.hasCurrency)) return undefined
  return { limits: limitsFrom(low.value, high.value), length: link + 1 + high.length - at }
}

function boundAt(words: string[], at: number, currency: string) {
  for (const [bound, phrase] of BOUNDS) {
    const length = phrase.split(' ').length
    const typed = words.slice(at, at + length).map(lower)
    if (typed.join(' ') !== phrase) continue
    const amount = amountAt(words, at + length, currency)
    if (!amount) return undefined
    const { from, to } = limitsFrom(amount.value, amount.value)
    return { limits: bound === 'to' ? { to } : { from }, length: length + amount.length }
  }
  return undefined
}

function limitsFrom(low: number, high: number) {
  return { from: Math.floor(low), to: Math.ceil(high) }
}

function amountAt(words: string[], at: number, currency: string): Amount | undefined {
  const isBefore = currencyOf(words[at], currency) !== undefined
  const start = at + (isBefore ? 1 : 0)
  const { before = '', number = '', after = '' } = MONEY.exec(lower(words[start]))?.groups ?? {}
  let digits = number
  let end = start + 1
  while (
    !after &&
    end < start + LONGEST_AMOUNT &&
    /^\d{1,3}(?: \d{3})*$/.test(digits) &&
    /^\d{3}$/.test(words[end] ?? '')
  ) {
    digits += ` ${words[end]}`
    end += 1
  }
  const value = numberOf(digits)
  if (value === undefined || value > PRICE_LIMIT_MAX) return undefined
  const behind = after || lower(words[end])
  const marks = [isBefore ? words[at] : before, after].filter(Boolean)
  const named = after ? undefined : currencyOf(words[end], currency)
  if (named) marks.push(words[end])
  if (UNIT.test(behind) || marks.some((mark) => currencyOf(mark, currency) !== currency)) return undefined
  if (marks.length === 0 && value < LEAST_WITHOUT_CURRENCY) return undefined
  return { value, hasCurrency: marks.length > 0, length: end - at + (named ? 1 : 0) }
}

/** `2,000`, `2.000` and `2 000` are thousands, `19,90` has decimals. */
function numberOf(digits: string): number | undefined {
  const plain = digits.replace(/[.,]$/, '')
  if (/^\d{1,3}(?:[ .,]\d{3})+$/.test(plain)) return Number(plain.replace(/\D/g, ''))
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

function currencyOf(word: string | undefined, own: string): string | undefined {
  const said = lower(word)
  if (!said || (EVERYDAY_WORDS.has(said) && said !== own.toLowerCase())) return undefined
  return parseCurrency(CURRENCY_WORDS.get(said) ?? said, own)
}

function boundsOf(bound: Bound, phrases: string): [Bound, string][] {
  return phrases.split('|').map((phrase) => [bound, phrase])
}

function lower(word = ''): string {
  return word.toLowerCase()
}
