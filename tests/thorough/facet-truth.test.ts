import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { listProducts, productFacets } from '#server/features/products/service.ts'
import { type ProductFilterInput, productListInput } from '#shared/inputs/products.ts'
import { copyMonthOfUse } from '#tests/month-of-use/copy-month.ts'

const FILLING_MS = 300_000
const TIME_LIMIT_MS = 300_000
const RUNS = 60
const CURRENCY = 'SEK'
const SEARCHES = ['barnvagn', 'body', 'baby', 'pink', 'blöjor', 'stroller bag', 'nothing-at-all']
const MOST_TRIED = 6

let month: Awaited<ReturnType<typeof copyMonthOfUse>>
let db: Database

beforeAll(async () => {
  month = await copyMonthOfUse()
  db = openDatabase(month.path)
}, FILLING_MS)

afterAll(() => {
  db.$client.close()
  month.remove()
})

const facetsOf = (input: ProductFilterInput) => productFacets(db, input, CURRENCY)

/** Generates filters from the choices that this shop offers its visitors. */
function offered(): fc.Arbitrary<ProductFilterInput> {
  const { categories, retailers, brands, sizes, ages, prices } = facetsOf({})
  const oneOf = <Value>(choices: { value: Value }[]) => fc.constantFrom(...choices.map(({ value }) => value))
  const someOf = <Value>(choices: { value: Value }[]) =>
    fc.subarray(
      choices.map(({ value }) => value),
      { minLength: 1, maxLength: 3 },
    )
  const all: fc.Arbitrary<ProductFilterInput>[] = [
    someOf(categories).map((category) => ({ category })),
    someOf(retailers).map((retailer) => ({ retailer })),
    someOf(brands).map((brand) => ({ brand })),
    someOf(sizes).map((size) => ({ size })),
    someOf(ages).map((age) => ({ age })),
    oneOf(prices).map((price) => ({ price })),
    fc.record({ from: fc.integer({ min: 0, max: 300 }), to: fc.integer({ min: 300, max: 3_000 }) }),
    fc.constantFrom(...SEARCHES).map((search) => ({ search })),
    fc.constantFrom<ProductFilterInput>({ stock: 'in' }, { pick: 'best-seller' }, { deal: 'price-drop' }),
  ]
  return fc
    .uniqueArray(fc.nat(all.length - 1), { minLength: 1, maxLength: 3 })
    .chain((chosen) => fc.tuple(...chosen.flatMap((at) => all[at] ?? [])))
    .map((parts) => Object.assign({}, ...parts))
}

/** Each choice beside what is shown to whoever takes it; none where the shop says that it has not counted. */
function* promises(input: ProductFilterInput): Generator<[choice: ProductFilterInput, count: number]> {
  const facets = facetsOf(input)
  if (facets.isCapped) return
  const kinds: [keyof typeof facets, keyof ProductFilterInput][] = [
    ['categories', 'category'],
    ['retailers', 'retailer'],
    ['brands', 'brand'],
    ['sizes', 'size'],
    ['ages', 'age'],
    ['prices', 'price'],
    ['stocks', 'stock'],
    ['picks', 'pick'],
    ['deals', 'deal'],
  ]
  for (const [facet, field] of kinds) {
    const choices = facets[facet] as { value: string; count: number | null }[]
    const limits = field === 'price' ? { from: undefined, to: undefined } : {}
    for (const { value, count } of choices.slice(0, MOST_TRIED))
      if (count !== null) yield [{ ...limits, [field]: value }, count]
  }
}

function listedCount(input: ProductFilterInput): number | undefined {
  const { total, totalIsCapped } = listProducts(
    db,
    productListInput.parse({ ...input, pageSize: 1 }),
    CURRENCY,
  )
  return totalIsCapped ? undefined : total
}

test(
  'each choice finds as many of ten thousand products as announced, under any filters',
  () => {
    let compared = 0
    fc.assert(
      fc.property(offered(), (input) => {
        for (const [choice, count] of promises(input)) {
          const actual = listedCount({ ...input, ...choice })
          if (actual === undefined) continue
          compared += 1
          expect({ input, choice, count: actual }).toEqual({ input, choice, count })
        }
      }),
      { numRuns: RUNS, seed: 2026 },
    )
    expect(compared).toBeGreaterThan(RUNS * MOST_TRIED)
  },
  TIME_LIMIT_MS,
)
