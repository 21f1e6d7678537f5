import type { Database } from '#server/db/client.ts'
import { PRICE_SEEN_AT } from '#server/db/price-seen.ts'
import { CARD_COLUMNS, PAGE_COLUMNS } from '#server/db/product-columns.ts'
import { products } from '#server/db/schema/catalog.ts'
import { shortColumn } from '#server/db/shop-categories.ts'
import { selectIds, statement } from '#server/db/statements.ts'
import { type StoredRow, storedColumns } from '#server/db/stored-columns.ts'
import { IS_ADVERTISED, timesOfLabels } from '#server/features/products/search/deals.ts'
import type { TextLanguage } from '#shared/text/text-languages.ts'

type Stored<Key extends keyof typeof products.$inferSelect> = StoredRow<typeof products, Key>

export interface CardRow extends Stored<(typeof CARD_COLUMNS)[number]> {
  /** The short name of its category. */
  category: string | null
  /** When its price was last observed, changed or not. */
  priceReadAt: number | null
  subIdParameter: string | null
  /** The language of name and description according to the feed; null for the shop's own. */
  language: TextLanguage | null
  /** The reduction of a price that may be labeled as reduced; null otherwise. */
  reducedPercent: number | null
  priorMinor: number | null
}

export interface ProductRow extends CardRow, Stored<(typeof PAGE_COLUMNS)[number]> {
  /** The product's own, else its partner's; null when neither exists. */
  commission: string | null
}

interface NamedRow extends ProductRow {
  isListed: number
}

interface ExportedRow extends NamedRow {
  ownCommission: string | null
}

const EXPORTED_AT_ONCE = 500

const ON_CARDS = `${storedColumns(products, CARD_COLUMNS, 'p')}, ${shortColumn('p.category')} as category,
  ${PRICE_SEEN_AT} as priceReadAt,
  iif(f.settings ->> '$.withoutSubId', '', f.settings ->> '$.subIdParameter') as subIdParameter, f.settings ->> '$.language' as language, r.percent as reducedPercent, r.prior_minor as priorMinor`
const COLUMNS = `${ON_CARDS}, ${storedColumns(products, PAGE_COLUMNS, 'p')},
  coalesce(p.commission, (select t.commission from partners t where t.name = p.advertiser_name)) as commission`
/** Takes `timesOfLabels`. */
const JOINED = `left join feeds f on f.name = p.source
  left join price_reductions r on r.product_id = p.id and ${IS_ADVERTISED}`

const BY_ID = `select ${COLUMNS} from products p ${JOINED} where p.id = +? and p.gone_at is null`
const BY_LINK = `select ${COLUMNS} from products p ${JOINED} where p.affiliate_link = +? and p.gone_at is null order by p.id limit 1`
const OF_IDS = `from json_each(?) listed cross join products p on p.id = listed.value ${JOINED} order by listed.key`
const BY_IDS = `select ${COLUMNS} ${OF_IDS}`
const CARDS_BY_IDS = `select ${ON_CARDS} ${OF_IDS}`
const NAMED_BY_IDS = `select ${COLUMNS}, p.gone_at is null as isListed ${OF_IDS}`
const NEWEST_PICKS_FIRST = `select id from products where id in (select value from json_each(?))
  order by shop_rank desc, created_at desc, id desc`
const AFTER_ID = `select ${COLUMNS}, p.commission as ownCommission, p.gone_at is null as isListed
  from products p ${JOINED} where p.id > +? order by p.id limit +?`

export function productRow(db: Database, id: number): ProductRow | undefined {
  return statement<ProductRow>(db, BY_ID).get(...timesOfLabels(), id)
}

/** The oldest listed product with this link to its retailer. */
export function productRowByLink(db: Database, link: string): ProductRow | undefined {
  return statement<ProductRow>(db, BY_LINK).get(...timesOfLabels(), link)
}

export function productRows(db: Database, ids: number[]): ProductRow[] {
  return ids.length > 0 ? statement<ProductRow>(db, BY_IDS).all(JSON.stringify(ids), ...timesOfLabels()) : []
}

export function namedRows(db: Database, ids: number[]): NamedRow[] {
  return statement<NamedRow>(db, NAMED_BY_IDS).all(JSON.stringify(ids), ...timesOfLabels())
}

export function cardRows(db: Database, ids: number[]): CardRow[] {
  return ids.length > 0
    ? statement<CardRow>(db, CARDS_BY_IDS).all(JSON.stringify(ids), ...timesOfLabels())
    : []
}

export function exportedRows(db: Database, afterId: number, limit = EXPORTED_AT_ONCE): ExportedRow[] {
  return statement<ExportedRow>(db, AFTER_ID).all(...timesOfLabels(), afterId, limit)
}

export function newestPicksFirst(db: Database, ids: number[]): number[] {
  return selectIds(db, NEWEST_PICKS_FIRST, [JSON.stringify(ids)])
}
