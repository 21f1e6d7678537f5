import { join } from 'node:path'
import type { Database } from '#server/db/client.ts'
import { listProducts } from '#server/features/products/service.ts'
import { type ProductListInput, productListInput } from '#shared/products.ts'
import { COMMON_WORD, makeCatalogue, RARE_WORD } from './catalogue.ts'
import { cpuMicrosPerCall } from './cpu.ts'
import { figure } from './figures.ts'

const CALLS = 400

function cost(db: Database, input: Partial<ProductListInput>): number {
  const parsed = productListInput.parse(input)
  return cpuMicrosPerCall(() => listProducts(db, parsed), CALLS)
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
  for (const db of [small, large]) db.$client.close()
}
