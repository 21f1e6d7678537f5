import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'
import { parseGtin } from '#server/features/feeds/mapping/gtin.ts'
import { guessCategory } from '#server/features/feeds/mapping/guess-category.ts'
import { describeBadLink, parseLink, splitAddresses } from '#server/features/feeds/mapping/link.ts'
import {
  ownDetails,
  ownLink,
  ownPicture,
  ownPrice,
  ownText,
} from '#server/features/feeds/mapping/own-export.ts'
import { parseAvailability } from '#server/features/feeds/mapping/parse-availability.ts'
import { parseDelivery } from '#server/features/feeds/mapping/parse-delivery.ts'
import { type ParsedPrice, parsePrice } from '#server/features/feeds/mapping/parse-price.ts'
import { plainText, structuredText } from '#server/features/feeds/mapping/plain-text.ts'
import { salePeriodRuns } from '#server/features/feeds/mapping/sale-period.ts'
import {
  type ShopDetailSettings,
  type ShopDetails,
  shopDetails,
} from '#server/features/feeds/mapping/shop-details.ts'
import { withoutClaims } from '#shared/environmental-claims/hidden-claims.ts'
import { ruledCategory, SKIP } from '#shared/feeds/category-rules.ts'
import { type FeedLabel, LABEL_FIELDS } from '#shared/feeds/feed-labels.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { DEFAULT_CURRENCY, DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/limits.ts'
import { parseCurrency } from '#shared/prices/currency-words.ts'
import { DEFAULT_CATEGORIES, findCategory } from '#shared/products/categories.ts'
import { storedImages } from '#shared/products/more-images.ts'

const EXTERNAL_ID_MAX_LENGTH = 255
const LABEL_MAX_LENGTH = 100

export interface FeedSettings extends ShopDetailSettings {
  /** The feed's name: with the external id it identifies a product. */
  source: string
  advertiserName?: string | undefined
  advertiserId?: string | undefined
  /** Used when neither the price nor its column names one. */
  currency?: string | undefined
  /** For exports without addresses; `{handle}` stands for the external id. */
  linkTemplate?: string | undefined
  categoryRules?: CategoryRule[] | undefined
  hideClaims?: boolean | undefined
  now: Date
}

/** Fields that the feed does not provide are absent. */
export interface FeedProduct extends ShopDetails, Partial<Record<FeedLabel, string>> {
  source: string
  externalId: string
  name: string
  description: string
  /** Null only for the shop's own export without a link. */
  affiliateLink: string | null
  imageUrl: string | null
  /** A JSON array; absent when there are none. */
  moreImageUrls?: string | undefined
  priceMinor: number | null
  listPriceMinor: number | null
  /** The cost of delivery in the product's currency; absent when unknown. */
  deliveryMinor?: number | undefined
  currency: string
  advertiserName: string | null
  advertiserId: string | null
  advertiserLogoUrl: string | null
  category: string | null
  inStock: boolean
  brand: string | null
  gtin: string | null
  /** Absent when it equals the affiliate link or is no link. */
  retailerLink?: string | undefined
  itemGroupId?: string | undefined
}

export type MappedRecord = { ok: true; product: FeedProduct } | { ok: false; rejection: Rejection }

/** Resolves a category's name to the shop's; null when there is none of that name. */
export type CategoryNames = (name: string) => string | null

const defaultNames: CategoryNames = (name) => findCategory(DEFAULT_CATEGORIES, name)?.short ?? null

export function mapRecord(
  record: FeedRecord,
  settings: FeedSettings,
  categoryNames: CategoryNames = defaultNames,
): MappedRecord {
  const externalId = record.externalId?.trim() ?? ''
  if (!externalId) return reject(record, 'externalId', 'The ID is missing')
  if (externalId.length > EXTERNAL_ID_MAX_LENGTH) {
    return reject(record, 'externalId', `The ID is longer than ${EXTERNAL_ID_MAX_LENGTH} characters`)
  }
  const isOwn = record.isOwnExport !== undefined
  const textOf = isOwn ? ownText : plainText
  const descriptionOf = isOwn ? ownText : structuredText
  const labelOf = (text: string | undefined) => textOf(text, LABEL_MAX_LENGTH)
  const name = textOf(record.name, NAME_MAX_LENGTH)
  if (!name) return reject(record, 'name', 'The name is missing')
  const link = linkOf(record, externalId, settings)
  const affiliateLink = isOwn ? ownLink(link) : parseLink(link)
  if (affiliateLink === undefined) return reject(record, 'link', describeBadLink(link))
  if (record.unpublished) return reject(record, 'published', 'The product isn’t published')
  const category = categoryOf(record, name, settings, categoryNames)
  if (category === SKIP) return reject(record, 'category', 'A category rule excludes it')
  const price = priceOf(record, settings)
  if (!price.ok) return reject(record, price.field, price.reason)
  const retailerLink = parseLink(record.retailerLink)
  const description = descriptionOf(record.description, DESCRIPTION_MAX_LENGTH)
  const product: FeedProduct = {
    source: settings.source,
    externalId,
    ...(settings.hideClaims ? withoutClaims({ name, description }) : { name, description }),
    affiliateLink,
    imageUrl: isOwn ? ownPicture(record.imageUrl) : (parseLink(record.imageUrl) ?? null),
    moreImageUrls: moreImagesOf(record),
    priceMinor: price.minor,
    listPriceMinor: price.listMinor,
    deliveryMinor: parseDelivery(record.delivery, price.currency),
    currency: price.currency,
    advertiserName: retailerOf(record, settings),
    advertiserId: labelOf(record.advertiserId) || settings.advertiserId || null,
    advertiserLogoUrl: isOwn
      ? ownPicture(record.advertiserLogoUrl)
      : (parseLink(record.advertiserLogoUrl) ?? null),
    category,
    inStock: parseAvailability(record.availability),
    brand: labelOf(record.brand) || null,
    gtin: parseGtin(record.gtin),
    retailerLink: retailerLink === affiliateLink ? undefined : retailerLink,
    itemGroupId: record.itemGroupId?.trim().slice(0, EXTERNAL_ID_MAX_LENGTH) || undefined,
    ...Object.fromEntries(LABEL_FIELDS.map((field) => [field, labelOf(record[field]) || undefined])),
    ...(isOwn ? ownDetails(record) : shopDetails(record, settings)),
  }
  return { ok: true, product }
}

function moreImagesOf({ imageUrl, moreImageUrls, isOwnExport }: FeedRecord): string | undefined {
  if (!moreImageUrls?.trim()) return undefined
  const valid = isOwnExport ? ownPicture : parseLink
  const images = splitAddresses(moreImageUrls).flatMap((address) => valid(address) ?? [])
  return storedImages(images, valid(splitAddresses(imageUrl ?? '')[0])) ?? undefined
}

/** An administrator's rule takes precedence over the words. */
function categoryOf(
  record: FeedRecord,
  name: string,
  { categoryRules }: FeedSettings,
  categoryNames: CategoryNames,
) {
  const paths = [record.category, record.secondCategory]
  const ruled = ruledCategory(paths, categoryRules)
  if (ruled === SKIP) return SKIP
  const categoryByRule = ruled && categoryNames(ruled)
  if (categoryByRule) return categoryByRule
  const intendedCategory = record.isOwnExport ? record.category : guessCategory({ name, paths })
  return intendedCategory ? categoryNames(intendedCategory) : null
}

/** The shop's own products may have none; a feed has at least one retailer. */
function retailerOf(record: FeedRecord, { advertiserName, source }: FeedSettings): string | null {
  if (record.isOwnExport) return ownText(record.advertiserName, LABEL_MAX_LENGTH) || null
  return label(record.advertiserName) || label(advertiserName) || source
}

function reject(record: FeedRecord, field: Rejection['field'], reason: string): MappedRecord {
  const externalId = record.externalId?.trim().slice(0, EXTERNAL_ID_MAX_LENGTH) || undefined
  return { ok: false, rejection: { line: record.line, externalId, field, reason } }
}

function label(text: string | undefined): string {
  return plainText(text, LABEL_MAX_LENGTH)
}

function linkOf(record: FeedRecord, externalId: string, { linkTemplate }: FeedSettings): string | undefined {
  if (record.link?.trim() || !linkTemplate) return record.link
  const handle = record.handle?.trim() || externalId
  return linkTemplate.replaceAll('{handle}', () => encodeURIComponent(handle.toWellFormed()))
}

type RecordPrice = (ParsedPrice & { ok: true; listMinor: number | null }) | (ParsedPrice & { ok: false })

function priceOf(
  record: FeedRecord,
  { currency: feedCurrency = DEFAULT_CURRENCY, now }: FeedSettings,
): RecordPrice {
  const currency = parseCurrency(record.currency, feedCurrency)
  if (!currency) return { ok: false, field: 'currency', reason: 'The currency is unknown' }
  if (record.isOwnExport) return ownPriceOf(record, currency)
  const regular = parsePrice(record.price, currency)
  const sale = salePeriodRuns(record.salePeriod, now) ? parsePrice(record.salePrice, currency) : undefined
  // An unreadable sale price only loses the sale.
  const onSale = sale?.ok && sale.minor !== null
  const current = onSale ? sale : regular
  if (!current.ok) return current
  const list = onSale ? regular : parsePrice(record.listPrice, currency)
  return { ...current, listMinor: higherPrice(list, current) }
}

function ownPriceOf(record: FeedRecord, currency: string): RecordPrice {
  const price = ownPrice(record.price, currency)
  if (!price.ok) return price
  const list = ownPrice(record.listPrice, currency)
  return { ...price, listMinor: list.ok ? list.minor : null }
}

function higherPrice(list: ParsedPrice, current: ParsedPrice & { ok: true }): number | null {
  if (!list.ok || list.minor === null || current.minor === null || list.currency !== current.currency)
    return null
  return list.minor > current.minor ? list.minor : null
}
