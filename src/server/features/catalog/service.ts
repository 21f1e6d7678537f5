import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { catalogChangedAt } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { catalogFacets, products } from '#server/db/schema/catalog.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { isSamplePartner } from '#server/db/seed/sample-partners.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { makeBackup, WRITE_LIMIT_MS } from '#server/features/backups/service.ts'
import { clearProducts } from '#server/features/catalog/clearing/clear-products.ts'
import { listCategories } from '#server/features/categories/service.ts'
import { syncFeeds, syncOutcome } from '#server/features/feeds/service.ts'
import { deletePartner, listPartners } from '#server/features/partners/service.ts'
import { deleteProducts } from '#server/features/products/editing/service.ts'
import { countProducts } from '#server/features/products/service.ts'
import { changeSettings } from '#server/features/settings/service.ts'
import type { Control } from '#server/operations/operations.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'

export { listCatalog } from '#server/features/catalog/listing/list-catalog.ts'
export { exportedProducts } from '#server/features/products/service.ts'

type ClearDeps = Pick<Deps, 'db' | 'env' | 'operations'>

const MAX_SOURCES = 500
const MAX_RETAILERS = 1_000
const BEFORE_CLEAR = 'before-clear'

/** Returns the figures of the dashboard's cards. The last update is the time of the catalog's last change. */
export function catalogSummary(db: Database) {
  return {
    products: countProducts(db),
    categories: listCategories(db).length,
    changedAt: catalogChangedAt(db),
  }
}

/** Jumps from source to source in the index; DISTINCT would read all of it. */
const SOURCES = sql`with recursive jumps(source) as (
    select min(source) from products
    union all
    select (select min(source) from products where source > jumps.source) from jumps where jumps.source is not null
  )
  select source from jumps where source is not null limit ${MAX_SOURCES}`

export function catalogSources(db: Database): string[] {
  return db.all<{ source: string }>(SOURCES).map(({ source }) => source)
}

export function catalogRetailers(db: Database): string[] {
  const { retailer, listed } = catalogFacets
  return db
    .selectDistinct({ retailer })
    .from(catalogFacets)
    .where(and(ne(retailer, ''), gt(listed, 0)))
    .orderBy(sql`${retailer} collate nocase`)
    .limit(MAX_RETAILERS)
    .all()
    .map((row) => row.retailer)
}

export function seedCatalog(db: Database, actor: Actor) {
  return inTransaction(db, (tx) => {
    const added = seedSampleData(tx)
    recordChange(tx, actor, { action: 'catalog.seeded', targetName: 'Sample products', after: { added } })
    return { success: true, message: seedMessage(added) }
  })
}

function seedMessage(added: number): string {
  if (added === 0) return 'All sample products are already there.'
  return added === 1 ? '1 sample product added.' : `${added} sample products added.`
}

/** Moves sample products to the trash; deletes unchanged sample partners and the sample testimonials. */
export function removeSamples({ db, env }: Pick<Deps, 'db' | 'env'>, actor: Actor) {
  return inTransaction(db, (tx) => {
    const rows = tx.select({ id: products.id }).from(products).where(eq(products.source, SAMPLE_SOURCE)).all()
    const chosen = { ids: rows.map(({ id }) => id), reason: 'Sample removed' }
    const { deleted } = rows.length > 0 ? deleteProducts(tx, actor, chosen) : { deleted: 0 }
    const unchanged = listPartners(tx).filter(isSamplePartner)
    for (const { id } of unchanged) deletePartner(tx, actor, id)
    if (env.SAMPLE_TESTIMONIALS && !env.given.has('SAMPLE_TESTIMONIALS'))
      changeSettings(tx, env, actor, { SAMPLE_TESTIMONIALS: 'false' })
    return { products: deleted, partners: unchanged.length }
  })
}

/** Throws CONFLICT while another operation runs: a second clear would back up an empty shop. */
export function clearCatalog(deps: ClearDeps, actor: Actor) {
  return deps.operations.perform('clear', (control) => backUpAndEmpty(deps, actor, control))
}

/** Clears in the background and returns the operation's id. It can be canceled while the backup is taken. */
export function startClear(deps: ClearDeps & Pick<Deps, 'log'>, actor: Actor): { id: string } {
  return deps.operations.start(
    'clear',
    async (control) => (await backUpAndEmpty(deps, actor, control)).backup,
    (err) => deps.log.error({ err }, 'clearing the products failed'),
  )
}

async function backUpAndEmpty(deps: ClearDeps, actor: Actor, control: Control) {
  const onProgress = (share: number) => control.report(share, 'Backing up the database')
  const backup = await makeBackup(deps, actor, BEFORE_CLEAR, onProgress)
  control.commit()
  await untilWritable(deps.db, WRITE_LIMIT_MS)
  return clearProducts(deps.db, (tx, deleted) => {
    const change = { before: { products: deleted }, after: { products: 0, backup } }
    recordChange(tx, actor, { action: 'catalog.cleared', targetName: 'All products', ...change })
    return { success: true, message: 'All products cleared successfully!', deleted, backup }
  })
}

export async function syncCatalog(deps: Pick<Deps, 'db' | 'env' | 'log' | 'fetchFeed'>, actor: Actor) {
  const results = await syncFeeds(deps)
  const feeds = results.map(({ feed, status }) => `${feed}: ${status}`).join(', ') || 'none configured'
  inTransaction(deps.db, (tx) =>
    recordChange(tx, actor, { action: 'catalog.synced', targetName: 'All feeds', after: { feeds } }),
  )
  return { feeds: results, outcome: syncOutcome(results) }
}
