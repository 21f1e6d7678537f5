import type { CardRow, ProductRow } from '#server/features/products/search/product-rows.ts'
import { networkOf } from '#shared/affiliate/networks.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { moreImagesOf } from '#shared/products/more-images.ts'
import { excerpt, singleLine } from '#shared/text/text-folding.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { unitPriceOf } from '#shared/unit-prices/unit-price.ts'

/** Feeds are read daily, so a price counts as today's until then. */
const PRICE_IS_OF_TODAY_MS = 2 * DAY_MS

/**
 * The program's only product shape, used in pages and answers. An unsafe or missing link is `#`. Times are milliseconds
 * since 1970, as stored: half as long in a page as a `Date`.
 */
export function toProduct(row: ProductRow) {
  return withMoreImages(toPublicFields(row))
}

export type Product = ReturnType<typeof toProduct>

/** The number of retailers that have the item in stock, and the lowest price in its own currency. */
export interface CardOffers {
  shops: number
  fromMinor: number
  currency: string
}

export type CardProduct = ReturnType<typeof toCardProduct> & { offers?: CardOffers }

/** Shortens the description to one line that fits a card. */
export function toBriefProduct(row: ProductRow): Product {
  return withMoreImages(toPublicFields(withExcerpt(row)))
}

function withMoreImages<Fields extends { moreImageUrls: string | null }>(fields: Fields) {
  return { ...fields, moreImageUrls: moreImagesOf(fields.moreImageUrls) }
}

/** Leaves out the fields that only the product page shows, since a page has many cards. */
export function toCardProduct(row: CardRow) {
  const { priceReadAt, ...card } = toPublicFields(withExcerpt(row))
  return card
}

function withExcerpt<Row extends CardRow>(row: Row): Row {
  return { ...row, description: excerpt(singleLine(row.description), EXCERPT_LENGTH) }
}

function toPublicFields<Row extends CardRow>(row: Row) {
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
    subIdParameter: subIdParameterOf(row),
    isBestSeller: isBestSeller === 1,
    isEditorsPick: isEditorsPick === 1,
    inStock: inStock === 1,
    oldPriceAt: oldPriceAt(row),
  }
}

/** Returns the parameter that the feed names, or else the network's; null where there is none, or the feed wants none. */
function subIdParameterOf({ subIdParameter, affiliateLink }: CardRow): string | null {
  if (subIdParameter !== null) return subIdParameter || null
  return networkOf(URL.parse(affiliateLink ?? '')?.hostname ?? '')?.parameter ?? null
}

/** Returns when a price was read that is older than a visitor would expect; null otherwise. */
function oldPriceAt({ priceMinor, priceReadAt }: CardRow): number | null {
  const isOld = priceReadAt !== null && Date.now() - priceReadAt >= PRICE_IS_OF_TODAY_MS
  return priceMinor !== null && isOld ? priceReadAt : null
}
