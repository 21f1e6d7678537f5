import { categoryByShort, parseCategory } from '#shared/categories.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { formatCount } from '#shared/money.ts'
import {
  DEAL_LABELS,
  PICK_LABELS,
  PRICE_BANDS,
  parsePick,
  type SeveralFilter,
} from '#shared/product-filters.ts'

export type FilterName = SeveralFilter | 'price' | 'pick' | 'deal' | 'stock'

/** How a filter's value reads: `200–500 SEK`, `Best Seller`, the retailer's name. */
export function filterLabel(name: FilterName, value: string, locale: string): string {
  if (name === 'price') return priceLabel(value, locale)
  if (name === 'category') return categoryByShort(parseCategory(value) ?? 'Toys').name
  if (name === 'stock') return 'In stock'
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

/** `500–2,000 SEK`, `Up to 2,000 SEK`; undefined where no price is a limit. */
export function limitsLabel(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  locale: string,
) {
  if (to === undefined)
    return from === undefined ? undefined : `From ${formatCount(from, locale)} ${DEFAULT_CURRENCY}`
  const highest = `${formatCount(to, locale)} ${DEFAULT_CURRENCY}`
  return from === undefined ? `Up to ${highest}` : `${formatCount(from, locale)}–${highest}`
}
