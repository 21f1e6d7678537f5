import { and, desc, eq, gt, ne, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogFacets, products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { shopCategories, shortColumn } from '#server/db/shop-categories.ts'
import { foundIds } from '#server/features/products/search/found-ids.ts'
import {
  afterPrefix,
  hasTerms,
  isIndexedTerm,
  type Term,
} from '#server/features/products/search/index-terms.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { nameTiers, relevance } from '#server/features/products/search/name-tiers.ts'
import { FEATURED, orderBy } from '#server/features/products/search/orders.ts'
import { tierHits } from '#server/features/products/search/ranked-matches.ts'
import { type Sought, soughtIn } from '#server/features/products/search/sought.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { foldText } from '#shared/text/text-folding.ts'
import type { TextLanguage } from '#shared/text/text-languages.ts'

const suggested = preparedQuery((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      category: sql<string | null>`${sql.raw(shortColumn('products.category'))}`,
      imageUrl: products.imageUrl,
      priceMinor: products.priceMinor,
      currency: products.currency,
      language: sql<TextLanguage | null>`${feeds.settings} ->> '$.language'`,
    })
    .from(sql`json_each(${sql.placeholder('ids')}) wanted`)
    .crossJoin(products)
    .leftJoin(feeds, eq(feeds.name, products.source))
    .where(sql`${products.id} = wanted.value`)
    .orderBy(sql`wanted.key`),
)
const retailersBySize = preparedQuery((db) =>
  db
    .select({ retailer: catalogFacets.retailer })
    .from(catalogFacets)
    .where(and(gt(catalogFacets.listed, 0), ne(catalogFacets.retailer, '')))
    .groupBy(catalogFacets.retailer)
    .orderBy(desc(sum(catalogFacets.listed))),
)

const PRODUCTS_SHOWN = 5
const RETAILERS_SHOWN = 2
/** Runs on each keystroke, so the best of this many are good enough. */
const COMPARED = 200
/** The same limit for each position of the words in names. */
const COMPARED_NAMES = 20
const COMMON = 500
/**
 * Suggests products, categories and retailers for a partly typed search. Nothing for an empty text; a few letters only
 * match the beginning of names.
 */
export function suggestProducts(db: Database, search: string) {
  const sought = soughtIn(db, search)
  const phrase = searchTerms(search).join(' ')
  if (!phrase) return { products: [], categories: [], retailers: [] }
  const first = namesBeginningWith(db, phrase)
  const others = first.length < PRODUCTS_SHOWN ? bestMatches(db, sought) : []
  const ids = [...new Set([...first, ...others])].slice(0, PRODUCTS_SHOWN)
  return {
    products: suggested(db).all({ ids: JSON.stringify(ids) }),
    categories: shopCategories(db)
      .filter(({ name, isHidden }) => !isHidden && hasWordBeginningWith(name, phrase))
      .map(({ short, name }) => ({ short, name })),
    retailers: retailersMatching(db, phrase),
  }
}

function namesBeginningWith(db: Database, phrase: string): number[] {
  const ids = `select p.id from products p
    where p.is_shown = 1 and p.name_sort >= +? and p.name_sort < +? order by p.name_sort, p.id limit ${PRODUCTS_SHOWN}`
  return foundIds(db, ids, [phrase, afterPrefix(phrase)])
}

function bestMatches(db: Database, sought: Sought): number[] {
  const { terms } = sought
  const { order, values } = relevance(sought)
  const tested = hasTerms('p.search_text', terms)
  const best = `select p.id from products p
    where p.id in (select value from json_each(?)) and ${tested.map(({ where }) => where).join(' and ')}
    order by ${order} ${orderBy(FEATURED)} limit ${PRODUCTS_SHOWN}`
  const areCommon = terms.length > 1 && terms.every((term) => isIndexedTerm(term) && isCommon(db, term))
  const named = areCommon ? new Set<number>() : idsByName(db, sought)
  const elsewhere =
    named.size < PRODUCTS_SHOWN && terms.every(isIndexedTerm) ? idsToCompare(db, terms, areCommon) : []
  const ids = JSON.stringify([...named, ...elsewhere])
  return foundIds(db, best, [ids, ...tested.flatMap((term) => term.values), ...values])
}

function idsByName(db: Database, sought: Sought): Set<number> {
  const ids = new Set<number>()
  for (const tier of nameTiers(sought)) {
    if (ids.size >= PRODUCTS_SHOWN) return ids
    for (const id of tierHits(db, {}, sought.terms, tier, COMPARED_NAMES).ids) ids.add(id)
  }
  return ids
}

/**
 * Common words that rarely occur together would scan the whole index. Compares only the newest products with the
 * longest of them.
 */
function idsToCompare(db: Database, terms: Term[], areCommon: boolean): number[] {
  if (!areCommon) return matchProducts(db, {}, terms, COMPARED).ids
  const lengthOf = (term: Term) => Math.min(...term.map((words) => words.join('').length))
  const longest = terms.reduce((best, term) => (lengthOf(term) > lengthOf(best) ? term : best))
  return matchProducts(db, {}, [longest], COMPARED).ids
}

function isCommon(db: Database, term: Term): boolean {
  return !matchProducts(db, {}, [term], COMMON).isComplete
}

function retailersMatching(db: Database, phrase: string): string[] {
  return retailersBySize(db)
    .all()
    .map(({ retailer }) => retailer)
    .filter((retailer) => hasWordBeginningWith(retailer, phrase))
    .slice(0, RETAILERS_SHOWN)
}

function hasWordBeginningWith(text: string, phrase: string): boolean {
  return ` ${foldText(text)}`.includes(` ${phrase}`)
}
