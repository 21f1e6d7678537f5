import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { listProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { ACCESSORIES, JUDGED_SEARCHES, type JudgedProduct, ndcg } from '#tests/helpers/judged-searches.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const FEEDS = [
  { market: 'se', rows: 3_000 },
  { market: 'eu', rows: 2_000 },
]

interface Score {
  search: string
  score: number
  /** The folded names of the first page. */
  firstPageNames: string[]
}

/** A Swedish feed, an English one, accessories and the samples. */
export async function createJudgedShop(): Promise<Database> {
  const db = newDatabase()
  seedSampleData(db)
  const folder = mkdtempSync(join(tmpdir(), 'judged-searches-'))
  const generator = join(projectRoot(), 'tests/feed-generator/make-feeds.mjs')
  for (const { market, rows } of FEEDS) {
    const feed = join(folder, `${market}.csv`)
    const args = ['--dialect', 'awin-csv', '--seed', '7', '--market', market, '--rows', String(rows)]
    execFileSync(process.execPath, [generator, ...args, '--out', feed], { stdio: 'ignore' })
    await importFeedFile(db, { path: feed, source: market, now: new Date('2026-01-15T12:00:00Z') })
  }
  rmSync(folder, { recursive: true })
  inTransaction(db, () => ACCESSORIES.map((name) => makeProduct(db, { name })))
  return db
}

export function scoreSearches(db: Database): Score[] {
  const products = judgedProducts(db)
  const scores = JUDGED_SEARCHES.map(({ search, grade }) => {
    const grades = new Map([...products].map(([id, product]) => [id, grade(product)]))
    const { products: page } = listProducts(db, productListInput.parse({ search }), 'SEK')
    const score = ndcg(
      page.map(({ id }) => grades.get(id) ?? 0),
      [...grades.values()],
    )
    return { search, score, firstPageNames: page.map(({ id }) => products.get(id)?.name ?? '') }
  })
  return scores.sort((a, b) => a.score - b.score)
}

export function meanScore(scores: Pick<Score, 'score'>[]): number {
  return scores.reduce((sum, { score }) => sum + score, 0) / scores.length
}

function judgedProducts(db: Database): Map<number, JudgedProduct> {
  const rows = db.$client
    .prepare(
      'select id, name_sort as name, search_text as text, in_stock as stock from products where is_shown = 1',
    )
    .all() as { id: number; name: string; text: string; stock: number }[]
  return new Map(rows.map(({ id, name, text, stock }) => [id, { name, text, inStock: stock === 1 }]))
}
