import { AGE_BANDS, type AgeBand, parseAgeBand } from '#shared/ages/age-bands.ts'
import { m } from '#shared/messages/messages.ts'
import { asChosen, type OneOrMore } from '#shared/products/several.ts'
import { oneOf } from '#shared/search-params/params.ts'

export const PICKS = ['best-seller', 'editors-pick'] as const
export type PickKind = (typeof PICKS)[number]
export const PICK_LABELS: Record<PickKind, () => string> = {
  'best-seller': () => m.bestSeller,
  'editors-pick': () => m.editorsPick,
}

export const DEALS = ['price-drop'] as const
export type Deal = (typeof DEALS)[number]
export const DEAL_LABELS: Record<Deal, () => string> = { 'price-drop': () => m.priceDrops }

export const STOCKS = ['in'] as const
export type Stock = (typeof STOCKS)[number]

export const FILTER_NAME_MAX_LENGTH = 200
/** In whole units of the shop's currency. */
export const PRICE_LIMIT_MAX = 10_000_000

export const SEVERAL_FILTERS = ['category', 'retailer', 'brand', 'size', 'age'] as const
export type SeveralFilter = (typeof SEVERAL_FILTERS)[number]

export const parsePick = oneOf(PICKS)
export const parseDeal = oneOf(DEALS)
export const parseStock = oneOf(STOCKS)

/** Parses retailers, brands or sizes into one order, regardless of the order of selection. */
export function parseNames(value: unknown): OneOrMore<string> | undefined {
  const texts = [value].flat().filter((text) => typeof text === 'string')
  return asChosen(
    texts
      .map((text) => text.trim().slice(0, FILTER_NAME_MAX_LENGTH))
      .filter(Boolean)
      .sort(),
  )
}

/** Keeps the ages that the shop has, youngest first. */
export function parseAges(value: unknown): OneOrMore<AgeBand> | undefined {
  const chosen = [value].flat().map(parseAgeBand)
  return asChosen(AGE_BANDS.filter((band) => chosen.includes(band)))
}

/** Swaps limits that are in the wrong order. */
export function parsePriceLimits(raw: { from?: unknown; to?: unknown }) {
  const [from, to] = [parsePriceLimit(raw.from), parsePriceLimit(raw.to)]
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from }
  return { from: from || undefined, to }
}

export function parsePriceLimit(value: unknown): number | undefined {
  const digits = typeof value === 'number' ? String(value) : value
  if (typeof digits !== 'string' || !/^ *\d{1,20} *$/.test(digits)) return undefined
  return Math.min(Number(digits), PRICE_LIMIT_MAX)
}
