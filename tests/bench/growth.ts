import { join } from 'node:path'
import type { Database } from '#server/db/client.ts'
import { listProducts, suggestProducts } from '#server/features/products/service.ts'
import { type ProductListInput, productListInput } from '#shared/products.ts'
import { COMMON_WORD, makeCatalogue, RARE_WORD } from './catalogue.ts'
import { cpuMicrosPerCall } from './cpu.ts'
import { figure } from './figures.ts'

const CALLS = 400
/** As a visitor types them: a beginning of many names, one of few, a word of every product, a slip. */
const TYPED = ['so', 'organic', 'barnv', 'quillf', COMMON_WORD, 'striped towel', 'strpied']

function cost(db: Database, input: Partial<ProductListInput>): number {
  const parsed = productListInput.parse(input)
  return cpuMicrosPerCall(() => listProducts(db, parsed), CALLS)
}

/** The dearest of them. */
export function suggestionMillis(db: Database, typed: string[]): number {
  const costs = typed.map((search) => cpuMicrosPerCall(() => suggestProducts(db, search), CALLS / 4))
  return Math.max(...costs) / 1_000
}

/** What a hundred times the products cost: the first page, the last page, searches. */
export function measureGrowth(folder: string): void {
  const small = makeCatalogue(join(folder, 'small.db'), 1_000)
  const large = makeCatalogue(join(folder, 'large.db'), 100_000)
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
  for (const db of [small, large]) db.$client.close()
}
