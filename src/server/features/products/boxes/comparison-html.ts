import type { NamedProduct } from '#server/features/products/boxes/named-product.ts'
import {
  type BoxPlace,
  buyHtml,
  nameHtml,
  pictureHtml,
  priceOf,
} from '#server/features/products/boxes/product-html.ts'
import type { Product } from '#server/features/products/product.ts'
import { ageRangeLabel } from '#shared/ages/age-bands.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatNumber } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { priceDropWords, unitPriceWords } from '#shared/prices/price-words.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

const LEAST = 2
const UNKNOWN = '—'

type Fact = (product: NamedProduct) => string | null | false

const FACTS: [label: () => string, fact: Fact][] = [
  [() => m.price, ({ isListed, offer }) => (isListed ? priceOf(offer) : m.noLongerSold)],
  [() => m.boxPriceDrop, ({ isListed, offer }) => isListed && dropOf(offer)],
  [
    () => m.boxUnitPrice,
    ({ isListed, offer }) => isListed && offer.unitPrice && unitPriceWords(offer.unitPrice, offer.currency),
  ],
  [
    () => m.priceCheckedLabel,
    ({ isListed, offer }) => isListed && offer.priceReadAt !== null && formatDay(offer.priceReadAt),
  ],
  [() => m.soldBy, ({ isListed, offer }) => isListed && offer.advertiserName],
  [() => m.availability, ({ isListed, offer }) => isListed && (offer.inStock ? m.inStock : m.outOfStock)],
  [() => m.rating, ({ product }) => ratingOf(product)],
  [() => m.brand, ({ product }) => product.brand],
  [() => m.age, ({ product }) => ageOf(product)],
  [() => m.size, ({ product }) => product.size],
  [() => m.color, ({ product }) => product.color],
  [() => m.material, ({ product }) => product.material],
]

/** Compares products by their typed fields; rows without any value are left out. */
export function comparisonHtml(products: NamedProduct[], place: BoxPlace): string {
  if (products.length < LEAST) return ''
  const heads = products.map((one) => `<th scope="col">${pictureHtml(one)}${nameHtml(one)}</th>`)
  const rows = FACTS.map(([label, fact]) =>
    rowHtml(
      label(),
      products.map((one) => fact(one)),
    ),
  )
  const buy = cellsHtml(
    m.retailer,
    products.map((one) => buyHtml(one, place) || UNKNOWN),
  )
  const names = products.map(({ product }) => product.name).join(', ')
  return `<div tabindex="0" role="region" aria-label="${escapeHtml(fill(m.comparisonOf, { names }))}" data-products="compare"><table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}${buy}</tbody></table></div>`
}

function rowHtml(label: string, facts: (string | null | false)[]): string {
  if (!facts.some(Boolean)) return ''
  return cellsHtml(
    label,
    facts.map((fact) => escapeHtml(fact || UNKNOWN)),
  )
}

function cellsHtml(label: string, cells: string[]): string {
  const columns = cells.map((cell) => `<td>${cell}</td>`).join('')
  return `<tr><th scope="row">${label}</th>${columns}</tr>`
}

function dropOf({ reduction, currency }: Product): string | null {
  if (!reduction) return null
  const { price } = priceDropWords(reduction, currency)
  return fill(m.priceDropBelow, { drop: fill(m.percent, { n: reduction.percent }), price })
}

function ratingOf({ rating, source }: Product): string | null {
  if (rating === null) return null
  const text = source === SAMPLE_SOURCE ? m.sampleRatingOfFive : m.ratingOfFive
  return fill(text, { rating: formatNumber(rating, 1) })
}

function ageOf({ ageFromMonths, ageToMonths }: Product): string | null {
  return ageFromMonths === null ? null : ageRangeLabel({ from: ageFromMonths, to: ageToMonths })
}
