import { and, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { isAmong, preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { isRestrictedGtin, spellingsOfGtin } from '#shared/products/gtins.ts'

/** The format below a barcode: `7 350000 000012`. */
const NUMBER = /^\d(?:[ -]?\d){7,13}$/

const nameOf = preparedQuery((db) =>
  db
    .select({ name: products.name })
    .from(products)
    .where(and(isAmong(products.gtin, 'gtins'), isNull(products.delistedAt)))
    .limit(1),
)

export function nameOfNumber(db: Database, search: string): string | undefined {
  const gtin = gtinIn(search)
  if (!gtin || isRestrictedGtin(gtin)) return undefined
  return nameOf(db).get({ gtins: JSON.stringify(spellingsOfGtin(gtin)) })?.name
}

export function gtinIn(search: string): string | undefined {
  const said = search.trim()
  return NUMBER.test(said) ? said.replace(/\D/g, '') : undefined
}
