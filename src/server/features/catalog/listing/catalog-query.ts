import { and, asc, desc, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import { shortColumn } from '#server/db/shop-categories.ts'
import type { CatalogListInput } from '#shared/inputs/catalog.ts'
import type { CatalogClaims, CatalogGap, CatalogPick, CatalogStock } from '#shared/search-params/products.ts'

const { id, category, source, advertiserName, priceMinor, priceGroup, comparedMinor, nameSort, updatedAt } =
  products
const { imageUrl, description, isEditorsPick, isBestSeller, inStock, delistedAt, searchText, claims } =
  products

const isInText = (word: string) => sql`instr(${searchText}, ${word}) > 0`
const anyCase = (column: typeof source | typeof advertiserName) => sql`${column} collate nocase`

const byShort = sql`${sql.raw(shortColumn('products.category'))} collate nocase`

const ORDERS: Record<CatalogListInput['sort'], SQL[]> = {
  'price-up': [asc(priceGroup), asc(comparedMinor), desc(id)],
  'price-down': [asc(priceGroup), desc(comparedMinor), asc(id)],
  changed: [desc(updatedAt), desc(id)],
  'changed-up': [asc(updatedAt), asc(id)],
  name: [asc(nameSort), asc(id)],
  'name-down': [desc(nameSort), desc(id)],
  category: [sql`${byShort} nulls last`, asc(id)],
  'category-down': [sql`${byShort} desc nulls last`, desc(id)],
  retailer: [sql`${anyCase(advertiserName)} nulls last`, asc(id)],
  'retailer-down': [sql`${anyCase(advertiserName)} desc nulls last`, desc(id)],
  source: [anyCase(source), asc(id)],
  'source-down': [desc(anyCase(source)), desc(id)],
}

const isPicked = sql`(${isEditorsPick} or ${isBestSeller})`
const PICKS: Record<CatalogPick, SQL> = {
  any: isPicked,
  'editors-pick': sql`${isEditorsPick}`,
  'best-seller': sql`${isBestSeller}`,
  none: not(isPicked),
}

const GAPS: Record<CatalogGap, SQL> = {
  price: isNull(priceMinor),
  // Both expressions must match the index.
  picture: sql`(${imageUrl} is null)`,
  text: sql`(${description} = '')`,
  category: isNull(category),
  retailer: isNull(advertiserName),
}

const STOCKS: Record<CatalogStock, SQL> = { in: sql`${inStock}`, out: sql`not ${inStock}` }

/** Must match the index. */
const isClaiming = sql`(${claims} is not null)`
const CLAIMS: Record<CatalogClaims, SQL> = { found: isClaiming, none: not(isClaiming) }

const STATES: Record<CatalogListInput['state'], SQL | undefined> = {
  listed: isNull(delistedAt),
  gone: isNotNull(delistedAt),
  all: undefined,
}

export const CHANGED_ORDER = ORDERS.changed

/** Every order ends in the id, so pages never overlap. Prices in the shop's currency come first. */
export function catalogOrder(sort: CatalogListInput['sort'], currency: string): SQL[] {
  const isByPrice = sort === 'price-up' || sort === 'price-down'
  return isByPrice ? [sql`${priceGroup} <> ${currency}`, ...ORDERS[sort]] : ORDERS[sort]
}

/** The index of these two orders covers all filters, so that no row is read. */
export const CHANGED_SORTS: CatalogListInput['sort'][] = ['changed', 'changed-up']

export type Filters = Omit<CatalogListInput, 'search' | 'sort' | 'page' | 'pageSize'>

/**
 * `ids` narrows to a search's results; `terms` searches the texts for all words of any of a term's names. The `+` keeps
 * SQLite on the index of the order.
 */
export function catalogFilter(
  filters: Filters,
  { ids, terms = [] }: { ids?: number[] | undefined; terms?: string[][][] | undefined } = {},
): SQL | undefined {
  const { state, pick, missing, stock, claims: claiming } = filters
  return and(
    STATES[state],
    filters.category ? sql`${category} = +${filters.category}` : undefined,
    filters.source ? sql`${source} = +${filters.source}` : undefined,
    filters.retailer ? sql`${advertiserName} = +${filters.retailer}` : undefined,
    pick && PICKS[pick],
    missing && GAPS[missing],
    stock && STOCKS[stock],
    claiming && CLAIMS[claiming],
    ids && sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`,
    ...terms.map((term) => or(...term.map((words) => and(...words.map(isInText))))),
  )
}
