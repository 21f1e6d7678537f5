import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogVersion } from '#server/db/schema/catalog.ts'

const current = preparedQuery((db) => db.select({ version: catalogVersion.version }).from(catalogVersion))
const changed = preparedQuery((db) => db.select({ at: catalogVersion.changedAt }).from(catalogVersion))

/** Rises with every change of products, categories and partners; caches are valid for one version. */
export function readCatalogVersion(db: Database): number {
  return current(db).get()?.version ?? 0
}

export function catalogChangedAt(db: Database): Date | null {
  return changed(db).get()?.at ?? null
}

/** Raises the version for changes that no trigger notices. Call it in their transaction. */
export function raiseCatalogVersion(tx: Database): void {
  tx.update(catalogVersion).set({ version: sql`version + 1`, changedAt: new Date() }).run()
}
