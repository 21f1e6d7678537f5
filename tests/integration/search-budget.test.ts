import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { MOST_ROWS_READ } from '#server/features/products/search/matches.ts'
import { FEATURED, orderBy } from '#server/features/products/search/orders.ts'
import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ALPHABET = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'
const { caller, db } = createTestApp({ seeded: false })
const OLDEST = { name: 'The oldest zeppelin ö-œ', description: 'zq' }

/** More products than a search may read; what only the oldest has lies beyond its budget. */
beforeAll(() => {
  inTransaction(db, () => {
    makeProduct(db, { ...OLDEST, createdAt: new Date(0) })
    db.$client.exec(`
      update catalogue_version set bulk = 1;
      insert into products (slug, name, name_sort, description, search_text, advertiser_name, category)
        with numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MOST_ROWS_READ + 1_000})
        select 'fox', 'Quick fox ' || n, 'quick fox ' || n, '', 'quick fox ' || n || char(10)
          || 'brown, jumps over the lazy dog, velvet and mixed' || char(10), iif(n % 3, 'Fjordkin', 'Tumblewood'), 'Toys'
        from numbers;
      insert into products_fts (rowid, search_text) select id, search_text from products where slug = 'fox';
      insert into products_names (rowid, words) select id, name_words from products where slug = 'fox';
      update catalogue_version set bulk = 0;
    `)
  })
})

/** Every row whose text a statement looks into. */
function countRowsRead(work: () => Promise<unknown>) {
  let rows = 0
  // An overload of SQLite's own function: as strict as that one, and it counts.
  db.$client.function('instr', { deterministic: false }, (text: unknown, part: unknown) => {
    rows += 1
    return String(text).indexOf(String(part)) + 1
  })
  return work().then(() => rows)
}

describe('a search of a catalog larger than its budget', () => {
  test.each([
    ['single letters', ALPHABET],
    ['one letter that is rare', 'œ'],
    ['pairs of letters', 'ju mp ov er th la zy do'],
    ['a common word and letters that are nowhere near it', 'quick q w x z j'],
    ['fifty words', Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')],
    ['one word again and again', 'quick '.repeat(30)],
    ['emoji', '🍼 👶 🧸'],
    ['quotes and operators', `" ' "" AND NEAR(a b) * ^q`],
    ['two common words', 'quick velvet'],
  ])('for %s reads no more rows than allowed, in any order and page', async (_, search) => {
    for (const sort of PRODUCT_SORTS) {
      for (const page of [1, 2, 160, 1_000]) {
        const list = () => caller.products.list({ search: search.slice(0, 200).trim(), sort, page })
        const rows = await countRowsRead(list)
        expect(rows).toBeLessThanOrEqual(2 * MOST_ROWS_READ * SEARCH_MAX_TERMS)
        expect((await list()).products.length).toBeLessThanOrEqual(6)
      }
    }
  })

  test('says that there may be more after the budget is spent', async () => {
    const letters = await caller.products.list({ search: 'z e p' })
    expect(letters).toMatchObject({ totalIsCapped: true })
    const beyond = await caller.products.list({ search: 'œ ö' })
    expect([beyond.total, beyond.totalIsCapped]).toEqual([0, true])
    expect((await caller.products.facets({ search: 'œ ö' })).isCapped).toBe(true)
  })

  test('finds indexed matches anywhere with an exact number', async () => {
    for (const search of ['zeppelin', 'zq', 'zeppelin z', 'zq the']) {
      const { products, total, totalIsCapped } = await caller.products.list({ search })
      expect([products[0]?.name, total, totalIsCapped]).toEqual([OLDEST.name, 1, false])
    }
  })

  test('uses the first eight different words and names the others', async () => {
    const { ignoredTerms, total } = await caller.products.list({ search: `quick ${ALPHABET}` })
    expect(ignoredTerms).toEqual(ALPHABET.split(' ').slice(SEARCH_MAX_TERMS - 1))
    expect(total).toBeGreaterThan(0)
    expect((await caller.products.list({ search: 'quick quick brown' })).ignoredTerms).toEqual([])
  })

  test('reads the first rows of an order from its index', async () => {
    const plan = db.$client
      .prepare(
        `explain query plan select p.id from products p where p.is_shown = 1 order by ${orderBy(FEATURED)} limit 10000`,
      )
      .all()
    expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('products_featured') })])
  })
})
