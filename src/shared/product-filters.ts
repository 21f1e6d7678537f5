/** Price ranges in the shop's default currency; `from` is included, `to` is not. Both in whole units. */
export const PRICE_BANDS = [
  { value: 'under-200', from: 0, to: 200 },
  { value: '200-500', from: 200, to: 500 },
  { value: '500-1000', from: 500, to: 1_000 },
  { value: '1000-2000', from: 1_000, to: 2_000 },
  { value: 'over-2000', from: 2_000, to: undefined },
] as const
export type PriceBand = (typeof PRICE_BANDS)[number]['value']
export const PRICE_BAND_VALUES = PRICE_BANDS.map((band) => band.value) as [PriceBand, ...PriceBand[]]

export const PICKS = ['best-seller', 'editors-pick'] as const
export type PickKind = (typeof PICKS)[number]
export const PICK_LABELS: Record<PickKind, string> = {
  'best-seller': 'Best Seller',
  'editors-pick': "Editor's Pick",
}

export const DEALS = ['price-drop'] as const
export type Deal = (typeof DEALS)[number]
export const DEAL_LABELS: Record<Deal, string> = { 'price-drop': 'Price drops' }

export const RETAILER_MAX_LENGTH = 200

export function parsePriceBand(value: unknown): PriceBand | undefined {
  return PRICE_BAND_VALUES.find((band) => band === value)
}

export function parsePick(value: unknown): PickKind | undefined {
  return PICKS.find((pick) => pick === value)
}

export function parseDeal(value: unknown): Deal | undefined {
  return DEALS.find((deal) => deal === value)
}

export function parseRetailer(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, RETAILER_MAX_LENGTH) || undefined : undefined
}
