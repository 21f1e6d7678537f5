import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { isAmong, preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { type CardOffers, type Product, toBriefProduct } from '#server/features/products/product.ts'
import { mayBeSame } from '#server/features/products/same-item.ts'
import { productRows } from '#server/features/products/search/product-rows.ts'
import { isRestrictedGtin, spellingsOfGtin } from '#shared/products/gtins.ts'

const MAX_OFFERS = 10
/** A feed with one number for everything must not make a page slow. */
const COMPARED = 200
/** A number with more offers than these does not identify one item. */
const MOST_OFFERS = 30

const { id, gtin, advertiserName: retailer, inStock, priceMinor, currency, comparedMinor } = products
const { name, brand, thing, contentAmount, contentUnit } = products
/** The currency in which a price is compared. */
const group = sql<string>`coalesce(${products.comparedIn}, ${currency})`
const compared = { name, brand, thing, contentAmount, contentUnit }
const sold = { id, gtin, currency, group, comparedMinor, retailer, inStock, priceMinor, ...compared }
const isListed = isNull(products.delistedAt)

const numbered = preparedQuery((db) =>
  db
    .select({ gtin, group, retailer, ...compared })
    .from(products)
    .where(and(eq(id, sql.placeholder('id')), isListed)),
)
const offersOf = preparedQuery((db) => {
  const sameNumber = db.select({ id }).from(products).where(isAmong(gtin, 'gtins')).limit(COMPARED)
  const inOtherGroup = sql`${group} <> ${sql.placeholder('group')}`
  return db
    .select({ id, retailer, ...compared })
    .from(products)
    .where(and(inArray(id, sameNumber), ne(id, sql.placeholder('id')), isListed))
    .orderBy(desc(inStock), inOtherGroup, group, sql`${comparedMinor} nulls last`, id)
})

const numberedCards = preparedQuery((db) =>
  db
    .select(sold)
    .from(products)
    .where(and(isAmong(id, 'ids'), isNotNull(gtin))),
)
const soldUnder = preparedQuery((db) =>
  db
    .select(sold)
    .from(products)
    .where(and(isAmong(gtin, 'gtins'), isListed))
    .limit(MOST_OFFERS * COMPARED),
)

type Sold = ReturnType<ReturnType<typeof numberedCards>['all']>[number]

/** Adds to each card that several retailers have in stock their number and lowest price. */
export function withOffers<Card extends { id: number }>(
  db: Database,
  cards: Card[],
): (Card & { offers?: CardOffers })[] {
  const numbered = numberedCards(db).all({ ids: JSON.stringify(cards.map((card) => card.id)) })
  const own = new Map(numbered.map((row) => [row.id, row]))
  const gtins = numbered.flatMap((row) => spellingsOfGtin(row.gtin ?? ''))
  const all = gtins.length > 0 ? soldUnder(db).all({ gtins: JSON.stringify(gtins) }) : []
  const byNumber = Map.groupBy(all, (row) => shortestGtin(row.gtin))
  return cards.map((card) => {
    const row = own.get(card.id)
    const offers = row && offersAmong(row, byNumber.get(shortestGtin(row.gtin)) ?? [])
    return offers ? { ...card, offers } : card
  })
}

function offersAmong(own: Sold, rows: Sold[]): CardOffers | undefined {
  if (rows.length > MOST_OFFERS || isRestrictedGtin(own.gtin ?? '')) return undefined
  const offers = rows.flatMap(({ priceMinor, comparedMinor, currency, ...row }) =>
    row.inStock && row.group === own.group && priceMinor !== null && mayBeSame(own, row)
      ? { retailer: row.retailer, priceMinor, currency, compared: comparedMinor ?? priceMinor }
      : [],
  )
  const [cheapest] = offers.toSorted((one, other) => one.compared - other.compared)
  const shops = new Set(offers.map(({ retailer }) => retailer)).size
  return cheapest && shops > 1
    ? { shops, fromMinor: cheapest.priceMinor, currency: cheapest.currency }
    : undefined
}

const shortestGtin = (number: string | null) => (number ?? '').replace(/^0+/, '')

/**
 * Returns offers of the same item (by GTIN), one per other retailer. Order: available before sold out, the product's
 * currency before others, then the lowest price; unknown prices last. Empty for a GTIN that identifies nothing; omits
 * items that differ in brand, name or content.
 */
export function otherOffers(db: Database, productId: number): Product[] {
  const { retailer, rows } = sameItems(db, productId)
  const offers = Map.groupBy(rows, (row) => row.retailer ?? '')
  offers.delete(retailer ?? '')
  const ids = [...offers.values()].flatMap(([first]) => first?.id ?? [])
  return productRows(db, ids.slice(0, MAX_OFFERS)).map(toBriefProduct)
}

export function sameItemIds(db: Database, productId: number): number[] {
  return sameItems(db, productId).rows.map((row) => row.id)
}

function sameItems(db: Database, productId: number) {
  const product = numbered(db).get({ id: productId })
  if (!product?.gtin || isRestrictedGtin(product.gtin)) return { retailer: null, rows: [] }
  const gtins = JSON.stringify(spellingsOfGtin(product.gtin))
  const rows = offersOf(db).all({ gtins, id: productId, group: product.group })
  const isOneItem = rows.length < MOST_OFFERS
  return { retailer: product.retailer, rows: isOneItem ? rows.filter((row) => mayBeSame(product, row)) : [] }
}
