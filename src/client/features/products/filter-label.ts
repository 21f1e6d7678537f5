import { ageBandLabel, ageBandsLabel, parseAgeBand } from '#shared/ages/age-bands.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { formatNumber, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { toMinor } from '#shared/prices/money.ts'
import { bandLimits, parsePriceBand } from '#shared/prices/price-bands.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'
import { DEAL_LABELS, PICK_LABELS, parsePick, type SeveralFilter } from '#shared/products/product-filters.ts'
import { listOf } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'
import type { Site } from '#shared/site/site.ts'
import { alternatives } from '#shared/text/alternatives.ts'

export type FilterName = SeveralFilter | 'price' | 'pick' | 'deal' | 'stock'

type Shop = Pick<Site, 'currency'> & { categories: readonly NamedCategory[] }

/** Formats a filter's value: `200–500 SEK`, `Best Seller`, the retailer's name. */
export function filterLabel(name: FilterName, value: string, { categories, currency }: Shop): string {
  if (name === 'price') return priceLabel(value, currency)
  if (name === 'category') return findCategory(categories, value)?.name ?? value
  if (name === 'stock') return m.inStock
  if (name === 'size') return sizeLabel(value)
  const age = name === 'age' ? parseAgeBand(value) : undefined
  if (age) return ageBandLabel(age)
  if (name === 'deal') return DEAL_LABELS['price-drop']()
  const pick = name === 'pick' ? parsePick(value) : undefined
  return pick ? PICK_LABELS[pick]() : value
}

/** Returns `0–3 months` from a size as products have it, always in English; `One size` is the same elsewhere. */
function sizeLabel(value: string): string {
  if (value === 'Newborn') return m.sizeNewborn
  const label = value.replace(/(\d)-(\d)/g, '$1–$2')
  const [first = '', second = '', ...more] = label.split(' ')
  if (more.length > 0) return label
  if (first === 'Nappy') return fill(m.sizeNappy, { number: second })
  if (/^months?$/.test(second)) return fill(plural(m.ageInMonths, first === '1' ? 1 : 2), { n: first })
  if (/^years?$/.test(second)) return fill(plural(m.ageInYears, first === '1' ? 1 : 2), { n: first })
  return label
}

function priceLabel(value: string, currency: string): string {
  const band = parsePriceBand(value)
  if (!band) return value
  const limits = bandLimits(band)
  if (limits.to === undefined) return fill(m.priceOver, { price: wholePrice(limits.from, currency) })
  const to = wholePrice(limits.to, currency)
  return limits.from === 0 ? fill(m.priceUnder, { price: to }) : `${formatNumber(limits.from)}–${to}`
}

/** Returns `500–2,000 SEK` or `Up to 2,000 SEK`; undefined where no price is a limit. */
export function limitsLabel(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  { currency }: Pick<Site, 'currency'>,
) {
  if (to === undefined)
    return from === undefined ? undefined : fill(m.priceFrom, { price: wholePrice(from, currency) })
  const highest = wholePrice(to, currency)
  return from === undefined ? fill(m.priceUpTo, { price: highest }) : `${formatNumber(from)}–${highest}`
}

function wholePrice(amount: number, currency: string): string {
  return formatPrice(toMinor(amount, currency), currency)
}

/** Formats the filters of a search for a sentence: `size 62/68`, `1–2 years`, `up to 2,000 SEK`. */
export function saidFilters({ size, age, stock, deal, ...limits }: ShopSearch, shop: Shop): string[] {
  const sizes = listOf(size).map((value) => {
    const label = filterLabel('size', value, shop)
    return label.includes(' ') ? label : fill(m.sizeInSentence, { size: label })
  })
  const others = [
    limitsLabel(limits, shop),
    stock && filterLabel('stock', stock, shop),
    deal && filterLabel('deal', deal, shop),
  ]
  return [alternatives(sizes), ageBandsLabel(listOf(age)), ...others].flatMap((said) =>
    said ? said.charAt(0).toLowerCase() + said.slice(1) : [],
  )
}
