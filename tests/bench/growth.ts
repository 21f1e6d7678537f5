import { join } from 'node:path'
import type { Database } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import { productRow, productRows } from '#server/features/products/search/product-rows.ts'
import { listProducts, suggestProducts } from '#server/features/products/service.ts'
import { type ProductListInput, productListInput } from '#shared/inputs/products.ts'
import { COMMON_WORD, makeCatalog, RARE_WORD } from './catalog.ts'
import { cpuMicrosPerCall } from './cpu.ts'
import { figure } from './figures.ts'
import { worstSearchMillis } from './hostile-searches.ts'
import { measureQuestions } from './questions.ts'

const CALLS = 400
/** As a visitor types them: a beginning of many names, one of few, a word of every product, a slip. */
const TYPED = ['so', 'organic', 'barnv', 'quillf', COMMON_WORD, 'striped towel', 'strpied']

function cost(db: Database, input: Partial<ProductListInput>): number {
  const parsed = productListInput.parse(input)
  return cpuMicrosPerCall(() => listProducts(db, parsed, 'SEK'), CALLS)
}

/** Words of the feed generator, and what begins, joins or misses them. */
const TYPED_OF_FEED = [
  'so',
  'vagnasen',
  'flaskvarmare aska',
  'solhatt bomull',
  'merinoull flaskvarmare',
  'barnv',
]
const COMMON_WORD_OF_FEED = 'vagnasen'

/** The same of two imported catalogs: how a million products differ from a thousand. */
export async function measureMillionGrowth(smallPath: string, millionPath: string): Promise<void> {
  const small = openDatabase(smallPath)
  const million = openDatabase(millionPath)
  addRareProducts(million)
  const smallPage = cost(small, {})
  const firstPage = cost(million, {})
  const deepestPage = cost(million, { page: Math.ceil(1_000_000 / 6) })
  const search = (word: string) => cost(million, { search: word }) / 1_000
  const inMillis = { unit: 'ms of CPU' }
  figure({ name: 'page 1, 1,000,000 against 1,000', value: firstPage / smallPage, unit: 'x', atMost: 1.3 })
  figure({ name: 'last page of 1,000,000, of page 1', value: deepestPage / firstPage, unit: 'x', atMost: 2 })
  figure({ name: 'rare word in 1,000,000', value: search(RARE_WORD), ...inMillis, atMost: 0.4 })
  figure({ name: 'common word in 1,000,000', value: search(COMMON_WORD_OF_FEED), ...inMillis, atMost: 2 })
  const suggestions = suggestionMillis(million, TYPED_OF_FEED)
  figure({ name: 'suggestions in 1,000,000', value: suggestions, ...inMillis, atMost: 3 })
  figure({ name: 'worst search of 1,000,000', value: worstSearchMillis(million), ...inMillis, atMost: 1_000 })
  await measureQuestions(million)
  for (const db of [small, million]) db.$client.close()
}

function addRareProducts(db: Database) {
  for (const place of ['first', 'second', 'third']) {
    const name = `The ${place} ${RARE_WORD}`
    db.insert(products)
      .values({ ...derivedColumns({ name }), name })
      .run()
  }
  for (const _ of mergeSearchIndex(db));
}

/** The dearest of them. */
function suggestionMillis(db: Database, typed: string[]): number {
  const costs = typed.map((search) => cpuMicrosPerCall(() => suggestProducts(db, search), CALLS / 4))
  return Math.max(...costs) / 1_000
}

/** Measures the effect of a hundred times the products on the first page, the last page and searches. */
export function measureGrowth(folder: string): void {
  const small = makeCatalog(join(folder, 'small.db'), 1_000)
  const large = makeCatalog(join(folder, 'large.db'), 100_000)
  const smallPage = cost(small, {})
  const largePage = cost(large, {})
  const lastPage = cost(large, { page: Math.ceil(100_000 / 6) })
  console.log(
    `       page 1: ${smallPage.toFixed(0)} us of 1,000, ${largePage.toFixed(0)} us of 100,000; last page ${lastPage.toFixed(0)} us`,
  )
  figure({
    name: 'page 1, 100,000 products against 1,000',
    value: largePage / smallPage,
    unit: 'x',
    atMost: 1.3,
  })
  figure({ name: 'last page against page 1 of 100,000', value: lastPage / largePage, unit: 'x', atMost: 2 })
  figure({
    name: 'search for a rare word',
    value: cost(large, { search: RARE_WORD }) / 1_000,
    unit: 'ms of CPU',
    atMost: 0.4,
  })
  figure({
    name: 'search for a common word',
    value: cost(large, { search: COMMON_WORD }) / 1_000,
    unit: 'ms of CPU',
    atMost: 2,
  })
  figure({
    name: 'suggestions while typing',
    value: suggestionMillis(large, TYPED),
    unit: 'ms of CPU',
    atMost: 3,
  })
  figure({ name: 'worst search', value: worstSearchMillis(large), unit: 'ms of CPU', atMost: 150 })
  // Statements that SQLite plans again at each run cost ten times as much.
  const alone = cpuMicrosPerCall(() => productRow(large, 500), CALLS)
  const listed = cpuMicrosPerCall(() => productRows(large, [500]), CALLS)
  figure({
    name: 'a product by its id, of one from a list of ids',
    value: alone / listed,
    unit: 'x',
    atMost: 2,
  })
  for (const db of [small, large]) db.$client.close()
}
