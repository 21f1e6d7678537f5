import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { noteReduction, productPrices } from '#server/features/products/prices/service.ts'
import { listProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { makeCatalog } from './catalog.ts'
import { cpuMicrosPerCall } from './cpu.ts'
import { figure } from './figures.ts'
import { cpuMicrosPerRequest } from './load.ts'
import { startShop } from './servers.ts'

const PRODUCTS = process.argv.includes('--million') ? 1_000_000 : 20_000
const CHANGES = 20
const CALLS = 2_000
const RENDERINGS = 750
const ROUNDS = 3
const PORT = 3334

/**
 * Measures twenty price changes of every other product: on disk, in reads, in lists, on a page. With `--million` the
 * catalog has a million products.
 */
export async function measurePrices(folder: string): Promise<void> {
  const path = join(folder, 'prices.db')
  const db = makeCatalog(path, PRODUCTS)
  const all = db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .orderBy(asc(products.id))
    .all()
  const [priced, plain] = [all.filter(({ id }) => id % 2 === 0), all.filter(({ id }) => id % 2 === 1)]
  const before = bytesOf(db)
  addPrices(db)
  const bytes = (bytesOf(db) - before) / (priced.length * CHANGES)
  for (const { id } of priced) noteReduction(db, id, new Date())
  const next = turns(priced)
  const reading = cpuMicrosPerCall(() => productPrices(db, next().id), CALLS)
  const deals = productListInput.parse({ deal: 'price-drop' })
  const listing = cpuMicrosPerCall(() => listProducts(db, deals, 'SEK'), 20)
  db.$client.close()
  figure({ name: 'a price that was seen', value: bytes, unit: 'bytes', atMost: 60 })
  figure({ name: 'history of a product', value: reading / 1_000, unit: 'ms of CPU', atMost: 0.1 })
  figure({
    name: `${priced.length.toLocaleString('en')} price drops, a page of them`,
    value: listing / 1_000,
    unit: 'ms of CPU',
    atMost: 40,
  })

  const shop = await startShop(PORT, path)
  const rendering = (next: () => (typeof all)[number]) =>
    cpuMicrosPerRequest(shop.pid, () => `${shop.url}/products/${productAddress(next())}`, RENDERINGS)
  const [nextPlain, nextPriced] = [turns(plain), turns(priced)]
  let [without, withPrices] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // In turns: whatever is asked first also pays for what the disk has to bring.
  for (let round = 0; round < ROUNDS; round += 1) {
    without = Math.min(without, await rendering(nextPlain))
    withPrices = Math.min(withPrices, await rendering(nextPriced))
  }
  await shop.stop()
  console.log(`       rendering a product page without prices: ${(without / 1_000).toFixed(2)} ms`)
  figure({
    name: 'product page with 20 prices, of one without',
    value: withPrices / without,
    unit: 'x',
    atMost: 1.1,
  })
}

/** Each in its turn, so that no page is asked for twice. */
function turns<T>(list: T[]): () => T {
  let turn = 0
  return () => list[turn++ % list.length] as T
}

function bytesOf(db: Database): number {
  const size = "select sum(pgsize) from dbstat where name = 'observed_prices'"
  return Number(db.$client.prepare(size).pluck().get())
}

/** Down and up again for months, and lately down; as imports write them, one change of all after another. */
function addPrices(db: Database) {
  const now = Date.now()
  const watched = { observedAt: new Date(now), observedUntil: new Date(now + 2 * DAY_MS) }
  db.insert(feeds)
    .values({ name: 'bench', location: '/feed', ...watched })
    .run()
  db.$client
    .prepare(
      `insert into observed_prices (product_id, from_at, until_at, price_minor, currency)
       select p.id, @now - (81 - 4 * n.value) * @day, case n.value when 20 then null else @now - (77 - 4 * n.value) * @day end,
         case n.value when 20 then 9000 else 10000 + 1000 * (n.value % 5) end, p.currency
       from products p, json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]') n where p.id % 2 = 0
       order by n.value, p.id`,
    )
    .run({ now, day: DAY_MS })
}
