import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import {
  PRODUCT_COLUMNS,
  type Product,
  type ProductRow,
  toBriefProduct,
} from '#server/features/products/product.ts'

const OFFERS_SHOWN = 10
/** A feed that gives one number to everything must not make a page slow. */
const COMPARED = 200
const GTIN_LENGTHS = [8, 12, 13, 14]

interface Offered {
  gtin: string | null
  currency: string
  retailer: string
}

/**
 * The same item (by GTIN) at other retailers, one offer each: what can be bought goes before what is sold out, the
 * product's own currency before others, then the lowest price; an unknown price is last.
 */
export function otherOffers(db: Database, id: number): Product[] {
  const sql = `select gtin, currency, coalesce(advertiser_name, '') as retailer from products where id = ? and gone_at is null`
  const product = statement<Offered>(db, sql).get(id)
  if (!product?.gtin) return []
  const offers = bestOfEach(sameItem(db, product.gtin, id, product.currency))
  offers.delete(product.retailer)
  return [...offers.values()].slice(0, OFFERS_SHOWN).map(toBriefProduct)
}

function sameItem(db: Database, gtin: string, id: number, currency: string): ProductRow[] {
  const sql = `select ${PRODUCT_COLUMNS} from products p
    where p.id in (select id from products where gtin in (select value from json_each(?)) limit ${COMPARED})
      and p.id <> ? and p.gone_at is null
    order by p.in_stock desc, p.currency <> ?, p.currency, p.price_minor nulls last, p.id`
  return statement<ProductRow>(db, sql).all(JSON.stringify(spellings(gtin)), id, currency)
}

/** One number in all its lengths: a shorter one is the longer one without the zeros before it. */
function spellings(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return GTIN_LENGTHS.filter((length) => length >= digits.length).map((length) =>
    digits.padStart(length, '0'),
  )
}

/** The first row of each retailer. */
function bestOfEach(rows: ProductRow[]): Map<string, ProductRow> {
  const offers = new Map<string, ProductRow>()
  for (const row of rows) {
    const retailer = row.advertiserName ?? ''
    if (!offers.has(retailer)) offers.set(retailer, row)
  }
  return offers
}
