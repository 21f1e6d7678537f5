import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogueVersion } from '#server/db/schema/catalogue.ts'

const current = preparedQuery((db) => db.select({ version: catalogueVersion.version }).from(catalogueVersion))
const changed = preparedQuery((db) => db.select({ at: catalogueVersion.changedAt }).from(catalogueVersion))

/** Rises with every change of products, categories and partners; caches are valid for one version. */
export function readCatalogueVersion(db: Database): number {
  return current(db).get()?.version ?? 0
}

/** Returns when the catalog last changed; null for a new database. */
export function catalogueChangedAt(db: Database): Date | null {
  return changed(db).get()?.at ?? null
}

/** Raises the version for changes that no trigger notices. Call it in their transaction. */
export function raiseCatalogueVersion(tx: Database): void {
  tx.update(catalogueVersion).set({ version: sql`version + 1`, changedAt: new Date() }).run()
}
