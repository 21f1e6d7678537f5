import type { CardRow, ProductRow } from '#server/features/products/search/product-rows.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { excerpt, singleLine } from '#shared/text/text-folding.ts'
import { formatDay, formatShortDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { unitPriceOf } from '#shared/unit-prices/unit-price.ts'

/** Feeds are read daily: until then a price is today's as far as anybody knows. */
const PRICE_IS_OF_TODAY_MS = 2 * DAY_MS
const SAME_YEAR_MS = 330 * DAY_MS

/**
 * The one product shape of the program, as it goes into pages and answers: an unsafe or missing link is `#`, and times
 * are milliseconds since 1970, as they are stored: in a page that is half as long as a `Date`.
 */
export function toProduct(row: ProductRow) {
  return toShown(row)
}

export type Product = ReturnType<typeof toProduct>

export type CardProduct = ReturnType<typeof toCardProduct>

/** With the description as one line of what a card has room for. */
export function toBriefProduct(row: ProductRow): Product {
  return toShown(withExcerpt(row))
}

/** A product as cards show it: without what only its own page tells, since many of them come with a page. */
export function toCardProduct(row: CardRow) {
  const { priceReadAt, ...card } = toShown(withExcerpt(row))
  return card
}

function withExcerpt<Row extends CardRow>(row: Row): Row {
  return { ...row, description: excerpt(singleLine(row.description), EXCERPT_LENGTH) }
}

function toShown<Row extends CardRow>(row: Row) {
  const { reducedPercent, priorMinor, variantGroup, variantCount, variantKind, ...withContent } = row
  const { contentAmount, contentUnit, affiliateLink, isBestSeller, isEditorsPick, inStock, ...same } =
    withContent
  return {
    ...same,
    variants:
      variantGroup !== null && variantKind !== null && variantCount > 0
        ? { group: variantGroup, count: variantCount, kind: variantKind }
        : null,
    unitPrice: unitPriceOf(row),
    reduction:
      reducedPercent === null || priorMinor === null ? null : { percent: reducedPercent, priorMinor },
    affiliateLink: safeHttpUrl(affiliateLink) ?? '#',
    isBestSeller: isBestSeller === 1,
    isEditorsPick: isEditorsPick === 1,
    inStock: inStock === 1,
    oldPriceDay: oldPriceDay(row, Date.now()),
  }
}

/** The day of a price that is older than a visitor would think; null says nothing. */
function oldPriceDay(
  { priceMinor, priceReadAt }: Pick<CardRow, 'priceMinor' | 'priceReadAt'>,
  now: number,
): string | null {
  if (priceMinor === null || priceReadAt === null || now - priceReadAt < PRICE_IS_OF_TODAY_MS) return null
  return now - priceReadAt < SAME_YEAR_MS ? formatShortDay(priceReadAt) : formatDay(priceReadAt)
}
