import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { type Filters, hasFilters, listedFilter } from '#server/features/products/search/filters.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import { indexHits } from '#server/features/products/search/matches.ts'
import { type NameTier, nameTiers } from '#server/features/products/search/name-tiers.ts'
import { FEATURED, orderBy } from '#server/features/products/search/orders.ts'
import type { SearchQuery } from '#server/features/products/search/search-query.ts'
import { walkedIds } from '#server/features/products/search/walks.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'

/** With many matches, the first of the shop's order are mostly among this many rows. */
const WALKED = 1_000

/**
 * The first `needed` matches when there are too many to count: name tiers first, then matches elsewhere. A tier too
 * large to sort gives the first of the shop's order, then its newest.
 */
export function rankedMatches(
  db: Database,
  filters: Filters,
  query: SearchQuery,
  { matchedIds, needed }: { matchedIds: number[]; needed: number },
): number[] {
  const { terms } = query
  const ranked: number[] = []
  for (const tier of nameTiers(query)) {
    if (ranked.length >= needed) return ranked
    ranked.push(...tierIds(db, filters, terms, tier, { before: ranked, needed: needed - ranked.length }))
  }
  if (ranked.length >= needed) return ranked
  const left = needed - ranked.length
  const tier = query.thing && { condition: 'p.thing = ?', values: [query.thing.code] }
  const walk = { filters, terms, tier, order: FEATURED, rows: WALKED, limit: left, except: ranked }
  const best = [...ranked, ...walkedIds(db, walk)]
  if (best.length >= needed) return best
  return [...best, ...inShopOrder(db, without(matchedIds, best), query.thing?.code)]
}

function tierIds(
  db: Database,
  filters: Filters,
  terms: Term[],
  tier: NameTier,
  { before, needed }: { before: number[]; needed: number },
): number[] {
  const { ids, isComplete } = tierHits(db, filters, terms, tier, SEARCH_COUNT_CAP)
  if (isComplete) return inShopOrder(db, without(ids, before))
  const walk = { filters, terms, tier, order: FEATURED, rows: WALKED, limit: needed, except: before }
  const first = walkedIds(db, walk)
  if (first.length >= needed) return first
  return [...first, ...inShopOrder(db, without(ids, [...before, ...first]))]
}

/** The newest of a tier. A name's words leave punctuation out, so a term with punctuation is tested once more. */
export function tierHits(db: Database, filters: Filters, terms: Term[], tier: NameTier, limit: number) {
  const rest = hasFilters(filters) || !tier.isExact ? listedFilter(filters, terms) : undefined
  return indexHits(db, 'products_names', tier.expression, rest, limit)
}

function without(ids: number[], others: number[]): number[] {
  const left = new Set(others)
  return ids.filter((id) => !left.has(id))
}

function inShopOrder(db: Database, ids: number[], thing?: string): number[] {
  const sql = `select p.id from products p where p.id in (select value from json_each(?))
    order by ${thing ? 'p.thing = ? desc,' : ''} ${orderBy(FEATURED)}`
  return selectIds(db, sql, [JSON.stringify(ids), ...(thing ? [thing] : [])])
}
