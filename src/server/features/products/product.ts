import type { ProductRow } from '#server/features/products/search/product-rows.ts'
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
export function toProduct({
  reducedPercent,
  priorMinor,
  variantGroup,
  variantCount,
  variantKind,
  contentAmount,
  contentUnit,
  ...row
}: ProductRow) {
  return {
    ...row,
    variants:
      variantGroup !== null && variantKind !== null && variantCount > 0
        ? { group: variantGroup, count: variantCount, kind: variantKind }
        : null,
    unitPrice: unitPriceOf({ priceMinor: row.priceMinor, contentAmount, contentUnit }),
    reduction:
      reducedPercent === null || priorMinor === null ? null : { percent: reducedPercent, priorMinor },
    affiliateLink: safeHttpUrl(row.affiliateLink) ?? '#',
    isBestSeller: row.isBestSeller === 1,
    isEditorsPick: row.isEditorsPick === 1,
    inStock: row.inStock === 1,
    oldPriceDay: oldPriceDay(row, Date.now()),
  }
}

export type Product = ReturnType<typeof toProduct>

export type CardProduct = ReturnType<typeof toCardProduct>

/** With the description as one line of what a card has room for. */
export function toBriefProduct(row: ProductRow): Product {
  return toProduct({ ...row, description: excerpt(singleLine(row.description), EXCERPT_LENGTH) })
}

/** A product as cards show it: without what only its own page tells, since many of them come with a page. */
export function toCardProduct(row: ProductRow) {
  const {
    listPriceMinor,
    priceReadAt,
    commission,
    brand,
    gtin,
    externalId,
    itemGroupId,
    size,
    color,
    unitMeasure,
    ageGroup,
    ageFromMonths,
    ageToMonths,
    advertiserId,
    createdAt,
    updatedAt,
    ...card
  } = toBriefProduct(row)
  return card
}

/** The day of a price that is older than a visitor would think; null says nothing. */
function oldPriceDay(
  { priceMinor, priceReadAt }: Pick<ProductRow, 'priceMinor' | 'priceReadAt'>,
  now: number,
): string | null {
  if (priceMinor === null || priceReadAt === null || now - priceReadAt < PRICE_IS_OF_TODAY_MS) return null
  return now - priceReadAt < SAME_YEAR_MS ? formatShortDay(priceReadAt) : formatDay(priceReadAt)
}
