import { searchCounterOf } from '#server/counting/search-counter.ts'
import type { Database } from '#server/db/client.ts'
import { isLargeCatalogue } from '#server/db/large-catalogue.ts'
import { withCategoryKeys } from '#server/db/shop-categories.ts'
import {
  type AskedWith,
  answerOf,
  type Found,
  type Question,
} from '#server/features/products/finding/answers.ts'
import {
  createFindingThreads,
  type FindingThreads,
} from '#server/features/products/finding/finding-threads.ts'
import { countShown } from '#server/features/products/search/facet-groups.ts'
import { filtersOf, hasFilters, isFree } from '#server/features/products/search/filters.ts'
import { isOfPrices } from '#server/features/products/search/orders.ts'
import { createWorkQueue } from '#server/operations/work-queue.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { onlyOne } from '#shared/products/several.ts'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

/** Of so many products every question is answered at once, in a millisecond or two. */
const ANSWERED_AT_ONCE = 5_000
/** So many entries of an index are passed over at once. */
const PASSED_AT_ONCE = 5_000

const threads = new WeakMap<Database, FindingThreads>()
/** Leaves a thread to visitors. */
const inReadingQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20 })

/** A select whose columns say by `.as(…)` which keys of `Row` they are, and come as SQLite has them. */
interface Query<Row> {
  _: { readonly result: Row[] }
  toSQL: () => { sql: string; params: unknown[] }
}

/**
 * What is found in the catalogue. Of a large one only a page that an index has in its order is read here: whatever else is
 * asked is looked for in a thread, so that nobody who asks for something simpler waits for it. Throws SERVICE_UNAVAILABLE
 * when too many questions wait.
 */
export async function find<Asked extends Question>(
  db: Database,
  question: Asked,
  ...asked: AskedWith<Asked>
): Promise<Found<Asked>> {
  if (!isLargeCatalogue(db, ANSWERED_AT_ONCE) || isQuick(db, question, asked))
    return answerOf(question)(db, ...asked)
  return threadsOf(db)({ question, asked })
}

/**
 * What a query finds that looks at every product: of a large catalogue in a thread, so that no request waits for it. Throws
 * QueueFullError when too many wait.
 */
export async function readProducts<Row>(
  db: Database,
  query: Query<Row>,
  readAtOnce = ANSWERED_AT_ONCE,
): Promise<Row[]> {
  const { sql, params } = query.toSQL()
  if (!isLargeCatalogue(db, readAtOnce)) return db.$client.prepare<unknown[], Row>(sql).all(...params)
  return inReadingQueue(() => threadsOf(db)({ question: 'read', asked: [sql, params] }, MINUTE_MS))
}

function threadsOf(db: Database): FindingThreads {
  const existing = threads.get(db) ?? createFindingThreads(db.$client.name)
  threads.set(db, existing)
  return existing
}

/** A page of the shop, of whole products or of cards; of a search it is noted how many it finds as it stands. */
export async function findPage<Shown extends 'list' | 'cards'>(
  db: Database,
  shown: Shown,
  asked: ProductListInput,
  currency: string,
) {
  const page = await find(db, shown, ...([asked, currency] as AskedWith<Shown>))
  const whole = wholeSearchOf(asked)
  if (whole) searchCounterOf(db).noteTotal(whole, page.instead ? 0 : page.total)
  return page
}

function isQuick(db: Database, question: Question, [input]: unknown[]): boolean {
  return (question === 'list' || question === 'cards') && isNearAnEnd(db, input as ProductListInput)
}

/** Whether an index has just these products in this order, and the page stands near one of its ends. */
export function isNearAnEnd(db: Database, asked: ProductListInput): boolean {
  const { category, ...input } = withCategoryKeys(db, asked)
  const filters = filtersOf(input, '')
  const isNarrowed = input.deal || hasFilters(filters) || searchTerms(input.search).length > 0
  if (isNarrowed || isFree({ category })) return false
  const before = (input.page - 1) * input.pageSize
  if (before <= PASSED_AT_ONCE) return true
  // Prices come currency by currency, and each but the last would be counted from the end.
  return !isOfPrices(input.sort) && countShown(db, onlyOne(category)) - before <= PASSED_AT_ONCE
}
