import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { afterPrefix, isIndexed } from '#server/features/products/search/index-terms.ts'
import { orderBy } from '#server/features/products/search/list-query.ts'
import { findMatches } from '#server/features/products/search/matches.ts'
import { nameTiers, relevance } from '#server/features/products/search/name-tiers.ts'
import { tierHits } from '#server/features/products/search/ranked-matches.ts'
import { CATEGORIES, type CategoryShort } from '#shared/categories.ts'
import { searchTerms } from '#shared/search-terms.ts'
import { foldText } from '#shared/text-folding.ts'

interface SuggestedProduct {
  id: number
  slug: string
  name: string
  category: CategoryShort | null
  imageUrl: string | null
  priceMinor: number | null
  currency: string
}

const PRODUCTS_SHOWN = 5
const RETAILERS_SHOWN = 2
/** Each letter typed asks: the best of so many are good enough. */
const COMPARED = 200
/** Of a place in names where the words stand. */
const COMPARED_NAMES = 20
/** A word in more products than this is a common one. */
const COMMON = 500
const COLUMNS =
  'p.id, p.slug, p.name, p.category, p.image_url as imageUrl, p.price_minor as priceMinor, p.currency'

/** What a visitor who has typed this far may be looking for. Nothing for an empty text; few letters only begin a name. */
export function suggestProducts(db: Database, search: string) {
  const terms = searchTerms(search)
  const phrase = terms.join(' ')
  if (!phrase) return { products: [], categories: [], retailers: [] }
  const first = namesBeginningWith(db, phrase)
  const others = first.length < PRODUCTS_SHOWN ? bestMatches(db, terms) : []
  const products = new Map([...first, ...others].map((product) => [product.id, product]))
  return {
    products: [...products.values()].slice(0, PRODUCTS_SHOWN),
    categories: CATEGORIES.filter(({ name }) => hasWordBeginningWith(name, phrase)).map(
      ({ short, name }) => ({
        short,
        name,
      }),
    ),
    retailers: retailersMatching(db, phrase),
  }
}

function namesBeginningWith(db: Database, phrase: string): SuggestedProduct[] {
  const sql = `select ${COLUMNS} from products p
    where p.gone_at is null and p.name_sort >= +? and p.name_sort < +? order by p.name_sort, p.id limit ${PRODUCTS_SHOWN}`
  return statement<SuggestedProduct>(db, sql).all(phrase, afterPrefix(phrase))
}

function bestMatches(db: Database, terms: string[]): SuggestedProduct[] {
  const { order, values } = relevance(terms)
  const sql = `select ${COLUMNS} from products p
    where p.id in (select value from json_each(?)) and ${terms.map(() => 'instr(p.search_text, ?) > 0').join(' and ')}
    order by ${order} ${orderBy('featured')} limit ${PRODUCTS_SHOWN}`
  const areCommon = terms.length > 1 && terms.every((term) => isIndexed(term) && isCommon(db, term))
  const named = areCommon ? new Set<number>() : idsByName(db, terms)
  const elsewhere =
    named.size < PRODUCTS_SHOWN && terms.every(isIndexed) ? idsToCompare(db, terms, areCommon) : []
  const ids = JSON.stringify([...named, ...elsewhere])
  return statement<SuggestedProduct>(db, sql).all(ids, ...terms, ...values)
}

/** The newest of each tier, until there are enough to show. */
function idsByName(db: Database, terms: string[]): Set<number> {
  const ids = new Set<number>()
  for (const tier of nameTiers(terms)) {
    if (ids.size >= PRODUCTS_SHOWN) return ids
    for (const id of tierHits(db, {}, terms, tier, COMPARED_NAMES).ids) ids.add(id)
  }
  return ids
}

/** Common words that seldom meet would be looked for in the whole index: of those the newest with the longest do. */
function idsToCompare(db: Database, terms: string[], areCommon: boolean): number[] {
  if (!areCommon) return findMatches(db, {}, terms, COMPARED).ids
  const longest = terms.reduce((best, term) => (term.length > best.length ? term : best))
  return findMatches(db, {}, [longest], COMPARED).ids
}

function isCommon(db: Database, term: string): boolean {
  return !findMatches(db, {}, [term], COMMON).isComplete
}

function retailersMatching(db: Database, phrase: string): string[] {
  const sql = `select retailer from catalogue_facets where listed > 0 and retailer <> '' group by retailer order by sum(listed) desc`
  return statement<{ retailer: string }>(db, sql)
    .all()
    .map(({ retailer }) => retailer)
    .filter((retailer) => hasWordBeginningWith(retailer, phrase))
    .slice(0, RETAILERS_SHOWN)
}

function hasWordBeginningWith(text: string, phrase: string): boolean {
  return ` ${foldText(text)}`.includes(` ${phrase}`)
}
