import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { type Product, toBriefProduct } from '#server/features/products/product.ts'
import { productRows } from '#server/features/products/search/product-rows.ts'

const OFFERS_SHOWN = 10
/** A feed that gives one number to everything must not make a page slow. */
const COMPARED = 200
const GTIN_LENGTHS = [8, 12, 13, 14]

const { id, gtin, currency, advertiserName, delistedAt } = products
const isListed = isNull(delistedAt)

const numbered = preparedQuery((db) =>
  db
    .select({ gtin, currency, retailer: advertiserName })
    .from(products)
    .where(and(eq(id, sql.placeholder('id')), isListed))
    .prepare(),
)
/** Before the lowest price goes what can be bought, and what is in the product's own currency. */
const offersOf = preparedQuery((db) => {
  const sameNumber = db
    .select({ id })
    .from(products)
    .where(sql`${gtin} in (select value from json_each(${sql.placeholder('gtins')}))`)
    .limit(COMPARED)
  const inOtherCurrency = sql`${currency} <> ${sql.placeholder('currency')}`
  return db
    .select({ id, retailer: advertiserName })
    .from(products)
    .where(and(inArray(id, sameNumber), ne(id, sql.placeholder('id')), isListed))
    .orderBy(desc(products.inStock), inOtherCurrency, currency, sql`${products.priceMinor} nulls last`, id)
    .prepare()
})

/**
 * The same item (by GTIN) at other retailers, one offer each: what can be bought goes before what is sold out, the
 * product's own currency before others, then the lowest price; an unknown price is last.
 */
export function otherOffers(db: Database, productId: number): Product[] {
  const product = numbered(db).get({ id: productId })
  if (!product?.gtin) return []
  const gtins = JSON.stringify(spellings(product.gtin))
  const offers = firstOfEach(offersOf(db).all({ gtins, id: productId, currency: product.currency }))
  offers.delete(product.retailer ?? '')
  return productRows(db, [...offers.values()].slice(0, OFFERS_SHOWN)).map(toBriefProduct)
}

/** One number in all its lengths: a shorter one is the longer one without the zeros before it. */
function spellings(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return GTIN_LENGTHS.filter((length) => length >= digits.length).map((length) =>
    digits.padStart(length, '0'),
  )
}

/** The first id of each retailer. */
function firstOfEach(rows: { id: number; retailer: string | null }[]): Map<string, number> {
  const offers = new Map<string, number>()
  for (const row of rows) {
    const retailer = row.retailer ?? ''
    if (!offers.has(retailer)) offers.set(retailer, row.id)
  }
  return offers
}
