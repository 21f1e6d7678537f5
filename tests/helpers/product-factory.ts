import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { products } from '#server/db/schema/catalog.ts'
import { settleVariants } from '#server/db/variant-groups.ts'

type ProductValues = Partial<typeof products.$inferInsert>

let made = 0

/** Stores a product with plausible values; returns its row. */
export function makeProduct(db: Database, values: ProductValues = {}) {
  made += 1
  const name = values.name ?? `Product ${made}`
  const row = {
    affiliateLink: `https://shop.example/${made}`,
    advertiserName: 'Test Shop',
    priceMinor: 10_000 + made,
    ...values,
    name,
  }
  const stored = db
    .insert(products)
    .values({ ...row, ...derivedColumns({ source: 'manual', ...row }) })
    .returning()
    .get()
  settleVariants(db, new Map([[stored.id, null]]))
  return db.select().from(products).where(eq(products.id, stored.id)).get() ?? stored
}
