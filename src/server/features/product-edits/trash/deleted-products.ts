import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { statement } from '#server/db/statements.ts'
import { DomainError } from '#shared/errors.ts'

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000

type Stored = Record<string, string | number | null>

/** Keeps a product whole, as the database has it, with the prices it had. */
export function keepDeleted(tx: Database, deletionId: string, productId: number) {
  const columns = columnsOf(tx, 'products').join(', ')
  const row = statement<Stored>(tx, `select ${columns} from products where id = ?`).get(productId)
  const prices = statement<Stored>(tx, 'select * from price_history where product_id = ?').all(productId)
  tx.insert(deletedProducts)
    .values({ deletionId, productId, row: JSON.stringify(row), prices: JSON.stringify(prices) })
    .run()
}

/** Puts the products of a deletion back and forgets it. Throws CONFLICT when a feed brought one of them anew. */
export function takeBack(tx: Database, deletionId: string): { id: number; name: string }[] {
  const kept = tx
    .select()
    .from(deletedProducts)
    .where(eq(deletedProducts.deletionId, deletionId))
    .orderBy(asc(deletedProducts.productId))
    .all()
  const restored = kept.map(({ row, prices }) => {
    const product: Stored = JSON.parse(row)
    const name = String(product.name)
    if (isTaken(tx, product)) throw new DomainError('CONFLICT', `${name} is in the catalogue again already`)
    insert(tx, 'products', product)
    for (const price of JSON.parse(prices)) insert(tx, 'price_history', price)
    return { id: Number(product.id), name }
  })
  tx.delete(deletedProducts).where(eq(deletedProducts.deletionId, deletionId)).run()
  return restored
}

export function purgeOldDeletions(tx: Database) {
  const oldest = new Date(Date.now() - KEPT_FOR_MS)
  tx.delete(deletedProducts).where(lt(deletedProducts.deletedAt, oldest)).run()
}

function isTaken(tx: Database, { id, source, external_id }: Stored): boolean {
  const sql = 'select 1 from products where id = ? or (source = ? and external_id = ?)'
  return statement(tx, sql).get(id, source, external_id) !== undefined
}

function insert(tx: Database, table: 'products' | 'price_history', row: Stored) {
  const columns = columnsOf(tx, table).filter((name) => name in row)
  const sql = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
  statement(tx, sql).run(...columns.map((name) => row[name]))
}

/** Without the generated ones. */
function columnsOf(tx: Database, table: 'products' | 'price_history'): string[] {
  const sql = `select name from pragma_table_info('${table}')`
  return statement<{ name: string }>(tx, sql)
    .all()
    .map(({ name }) => name)
}
