import { and, desc, eq, gt, ne, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogFacets, products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { localCategories, shortColumn } from '#server/db/shop-categories.ts'
import { selectIds } from '#server/db/statements.ts'
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
import { parseQuery, type SearchQuery } from '#server/features/products/search/search-query.ts'
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
    .from(sql`json_each(${sql.placeholder('ids')}) suggested`)
    .crossJoin(products)
    .leftJoin(feeds, eq(feeds.name, products.source))
    .where(sql`${products.id} = suggested.value`)
    .orderBy(sql`suggested.key`),
)
const retailersBySize = preparedQuery((db) =>
  db
    .select({ retailer: catalogFacets.retailer })
    .from(catalogFacets)
    .where(and(gt(catalogFacets.listed, 0), ne(catalogFacets.retailer, '')))
    .groupBy(catalogFacets.retailer)
    .orderBy(desc(sum(catalogFacets.listed))),
)

const MAX_PRODUCTS = 5
const MAX_RETAILERS = 2
/** Runs on each keystroke, so the best of this many are good enough. */
const COMPARED = 200
/** The same limit for each position of the words in names. */
const COMPARED_NAMES = 20
const COMMON = 500
/** Completes a partly typed search. A few letters only match the beginning of names. */
export function suggestProducts(db: Database, search: string) {
  const query = parseQuery(db, search)
  const phrase = searchTerms(search).join(' ')
  if (!phrase) return { products: [], categories: [], retailers: [] }
  const first = namesBeginningWith(db, phrase)
  const others = first.length < MAX_PRODUCTS ? bestMatches(db, query) : []
  const ids = [...new Set([...first, ...others])].slice(0, MAX_PRODUCTS)
  return {
    products: suggested(db).all({ ids: JSON.stringify(ids) }),
    categories: localCategories(db)
      .filter(({ name, isHidden }) => !isHidden && hasWordBeginningWith(name, phrase))
      .map(({ short, name }) => ({ short, name })),
    retailers: retailersMatching(db, phrase),
  }
}

function namesBeginningWith(db: Database, phrase: string): number[] {
  const ids = `select p.id from products p
    where p.is_shown = 1 and p.name_sort >= +? and p.name_sort < +? order by p.name_sort, p.id limit ${MAX_PRODUCTS}`
  return selectIds(db, ids, [phrase, afterPrefix(phrase)])
}

function bestMatches(db: Database, query: SearchQuery): number[] {
  const { terms } = query
  const { order, values } = relevance(query)
  const tested = hasTerms('p.search_text', terms)
  const best = `select p.id from products p
    where p.id in (select value from json_each(?)) and ${tested.map(({ where }) => where).join(' and ')}
    order by ${order} ${orderBy(FEATURED)} limit ${MAX_PRODUCTS}`
  const isCommon = (term: Term) => !matchProducts(db, {}, [term], COMMON).isComplete
  const areCommon = terms.length > 1 && terms.every((term) => isIndexedTerm(term) && isCommon(term))
  const named = areCommon ? new Set<number>() : idsByName(db, query)
  const elsewhere =
    named.size < MAX_PRODUCTS && terms.every(isIndexedTerm) ? idsToCompare(db, terms, areCommon) : []
  const ids = JSON.stringify([...named, ...elsewhere])
  return selectIds(db, best, [ids, ...tested.flatMap((term) => term.values), ...values])
}

function idsByName(db: Database, query: SearchQuery): Set<number> {
  const ids = new Set<number>()
  for (const tier of nameTiers(query)) {
    if (ids.size >= MAX_PRODUCTS) return ids
    for (const id of tierHits(db, {}, query.terms, tier, COMPARED_NAMES).ids) ids.add(id)
  }
  return ids
}

/** Common words that rarely occur together would scan the whole index, so only the longest is searched. */
function idsToCompare(db: Database, terms: Term[], areCommon: boolean): number[] {
  if (!areCommon) return matchProducts(db, {}, terms, COMPARED).ids
  const lengthOf = (term: Term) => Math.min(...term.map((words) => words.join('').length))
  const longest = terms.reduce((best, term) => (lengthOf(term) > lengthOf(best) ? term : best))
  return matchProducts(db, {}, [longest], COMPARED).ids
}

function retailersMatching(db: Database, phrase: string): string[] {
  return retailersBySize(db)
    .all()
    .map(({ retailer }) => retailer)
    .filter((retailer) => hasWordBeginningWith(retailer, phrase))
    .slice(0, MAX_RETAILERS)
}

function hasWordBeginningWith(text: string, phrase: string): boolean {
  return ` ${foldText(text)}`.includes(` ${phrase}`)
}
