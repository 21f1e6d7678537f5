import { searchCounterOf } from '#server/counting/search-counter.ts'
import type { Database } from '#server/db/client.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { withCategoryKeys } from '#server/db/shop-categories.ts'
import {
  type AnswerTo,
  answerOf,
  type Question,
  type QuestionArguments,
} from '#server/features/products/finding/answers.ts'
import {
  createFindingThreads,
  type FindingThreads,
} from '#server/features/products/finding/finding-threads.ts'
import { countVisible } from '#server/features/products/search/facet-groups.ts'
import { filtersOf, hasFilters, isFree } from '#server/features/products/search/filters.ts'
import { isOfPrices } from '#server/features/products/search/orders.ts'
import { createWorkQueue } from '#server/operations/work-queue.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { onlyOne } from '#shared/products/several.ts'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

/** Catalogs up to this size answer every question at once, in a millisecond or two. */
const ANSWERED_AT_ONCE = 5_000
const PASSED_AT_ONCE = 5_000

const threads = new WeakMap<Database, FindingThreads>()
/** Leaves a thread to visitors. */
const inReadingQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20 })

/** A select whose columns are named by `.as(…)` after the keys of `Row` and come as SQLite has them. */
interface Query<Row> {
  _: { readonly result: Row[] }
  toSQL: () => { sql: string; params: unknown[] }
}

/**
 * Answers a question about the catalog. For a large one, only pages in an index's order are read here. Other questions
 * run in a thread, so that simpler ones need not wait. Throws SERVICE_UNAVAILABLE when too many wait.
 */
export async function find<Q extends Question>(
  db: Database,
  question: Q,
  ...args: QuestionArguments<Q>
): Promise<AnswerTo<Q>> {
  if (!isLargeCatalog(db, ANSWERED_AT_ONCE) || isQuick(db, question, args))
    return answerOf(question)(db, ...args)
  return threadsOf(db)({ question, args })
}

/** Reads a large catalog in a thread, so that no request waits. Throws QueueFullError. */
export async function readProducts<Row>(
  db: Database,
  query: Query<Row>,
  readAtOnce = ANSWERED_AT_ONCE,
): Promise<Row[]> {
  const { sql, params } = query.toSQL()
  if (!isLargeCatalog(db, readAtOnce)) return db.$client.prepare<unknown[], Row>(sql).all(...params)
  return inReadingQueue(() => threadsOf(db)({ question: 'read', args: [sql, params] }, MINUTE_MS))
}

function threadsOf(db: Database): FindingThreads {
  const existing = threads.get(db) ?? createFindingThreads(db.$client.name)
  threads.set(db, existing)
  return existing
}

/** Returns a page of whole products or of cards, and records how many results a search has as typed. */
export async function findPage<View extends 'list' | 'cards'>(
  db: Database,
  view: View,
  listInput: ProductListInput,
  currency: string,
) {
  const page = await find(db, view, ...([listInput, currency] as QuestionArguments<View>))
  const whole = wholeSearchOf(listInput)
  if (whole) searchCounterOf(db).noteTotal(whole, page.instead ? 0 : page.total)
  return page
}

function isQuick(db: Database, question: Question, [input]: unknown[]): boolean {
  return (question === 'list' || question === 'cards') && isNearAnEnd(db, input as ProductListInput)
}

/** True if an index has exactly these products in this order and the page is near one of its ends. */
export function isNearAnEnd(db: Database, listInput: ProductListInput): boolean {
  const { category, ...input } = withCategoryKeys(db, listInput)
  const filters = filtersOf(input, '')
  const isNarrowed = input.deal || hasFilters(filters) || searchTerms(input.search).length > 0
  if (isNarrowed || isFree({ category })) return false
  const before = (input.page - 1) * input.pageSize
  if (before <= PASSED_AT_ONCE) return true
  // Prices come currency by currency, and each but the last would be counted from the end.
  return !isOfPrices(input.sort) && countVisible(db, onlyOne(category)) - before <= PASSED_AT_ONCE
}
