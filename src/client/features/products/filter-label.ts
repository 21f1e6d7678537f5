import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { formatCount } from '#shared/money.ts'
import { DEAL_LABELS, PICK_LABELS, PRICE_BANDS, parsePick } from '#shared/product-filters.ts'

/** How a filter's value reads: `200–500 SEK`, `Best Seller`, the retailer's name. */
export function filterLabel(
  name: 'price' | 'retailer' | 'pick' | 'deal',
  value: string,
  locale: string,
): string {
  if (name === 'price') return priceLabel(value, locale)
  if (name === 'deal') return DEAL_LABELS['price-drop']
  const pick = name === 'pick' ? parsePick(value) : undefined
  return pick ? PICK_LABELS[pick] : value
}

function priceLabel(value: string, locale: string): string {
  const band = PRICE_BANDS.find((candidate) => candidate.value === value) ?? PRICE_BANDS[0]
  const [from, to] = [formatCount(band.from, locale), formatCount(band.to ?? 0, locale)]
  if (band.to === undefined) return `Over ${from} ${DEFAULT_CURRENCY}`
  return band.from === 0 ? `Under ${to} ${DEFAULT_CURRENCY}` : `${from}–${to} ${DEFAULT_CURRENCY}`
}
