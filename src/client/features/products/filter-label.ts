import { AGE_BAND_LABELS, ageBandsLabel, parseAgeBand } from '#shared/ages/age-bands.ts'
import { formatCount } from '#shared/prices/money.ts'
import { bandLimits, parsePriceBand } from '#shared/prices/price-bands.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'
import { DEAL_LABELS, PICK_LABELS, parsePick, type SeveralFilter } from '#shared/products/product-filters.ts'
import { listOf } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'
import type { Site } from '#shared/site/site.ts'

export type FilterName = SeveralFilter | 'price' | 'pick' | 'deal' | 'stock'

type Money = Pick<Site, 'locale' | 'currency'>

type Shop = Money & { categories: readonly NamedCategory[] }

/** Formats a filter's value: `200–500 SEK`, `Best Seller`, the retailer's name. */
export function filterLabel(name: FilterName, value: string, { categories, ...money }: Shop): string {
  if (name === 'price') return priceLabel(value, money)
  if (name === 'category') return findCategory(categories, value)?.name ?? value
  if (name === 'stock') return 'In stock'
  if (name === 'size') return sizeLabel(value)
  const age = name === 'age' ? parseAgeBand(value) : undefined
  if (age) return AGE_BAND_LABELS[age]
  if (name === 'deal') return DEAL_LABELS['price-drop']
  const pick = name === 'pick' ? parsePick(value) : undefined
  return pick ? PICK_LABELS[pick] : value
}

/** Returns `0–3 months`; a diaper's number already says that it is one. */
function sizeLabel(value: string): string {
  return value.replace(/(\d)-(\d)/g, '$1–$2')
}

function priceLabel(value: string, { locale, currency }: Money): string {
  const band = parsePriceBand(value)
  if (!band) return value
  const limits = bandLimits(band)
  const [from, to] = [formatCount(limits.from, locale), formatCount(limits.to ?? 0, locale)]
  if (limits.to === undefined) return `Over ${from} ${currency}`
  return limits.from === 0 ? `Under ${to} ${currency}` : `${from}–${to} ${currency}`
}

/** Returns `500–2,000 SEK` or `Up to 2,000 SEK`; undefined where no price is a limit. */
export function limitsLabel(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  { locale, currency }: Money,
) {
  if (to === undefined)
    return from === undefined ? undefined : `From ${formatCount(from, locale)} ${currency}`
  const highest = `${formatCount(to, locale)} ${currency}`
  return from === undefined ? `Up to ${highest}` : `${formatCount(from, locale)}–${highest}`
}

/** Formats the filters of a search for a sentence: `size 62/68`, `1–2 years`, `up to 2,000 SEK`. */
export function saidFilters({ size, age, stock, deal, ...limits }: ShopSearch, shop: Shop): string[] {
  const sizes = listOf(size).map((value) => {
    const label = filterLabel('size', value, shop)
    return label.includes(' ') ? label : `size ${label}`
  })
  const others = [
    limitsLabel(limits, shop),
    stock && filterLabel('stock', stock, shop),
    deal && filterLabel('deal', deal, shop),
  ]
  return [sizes.join(' or '), ageBandsLabel(listOf(age)), ...others].flatMap((said) =>
    said ? said.charAt(0).toLowerCase() + said.slice(1) : [],
  )
}
