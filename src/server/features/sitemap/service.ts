import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import type { CategoryShort } from '#shared/categories.ts'
import { SITEMAP_MAX_PARTS, SITEMAP_PART_IDS } from '#shared/sitemap.ts'

interface CatalogueSummary {
  /** Parts with listed products. */
  parts: { part: number; changedAt: number }[]
  /** Categories with listed products. */
  categories: { category: CategoryShort; changedAt: number }[]
  /** When a product last came, changed or went; undefined for an empty catalogue. */
  changedAt: number | undefined
}

interface PartRow {
  category: CategoryShort | null
  listed: number
  changedAt: number
}

const summaries = new WeakMap<Database, { version: number; summary: Promise<CatalogueSummary> }>()

/** When what changed, read once for each version of the catalogue. Times are milliseconds since 1970. */
export function describeCatalogue(db: Database): Promise<CatalogueSummary> {
  const version = catalogueVersion(db)
  const known = summaries.get(db)
  if (known?.version === version) return known.summary
  const summary = readSummary(db)
  summaries.set(db, { version, summary })
  summary.catch(() => summaries.delete(db))
  return summary
}

/** The listed products of a part in the order of their ids. */
export function productsOfPart(db: Database, part: number) {
  const sql = `select id, slug, updated_at as updatedAt from products
    where id > +? and id <= +? and gone_at is null order by id`
  const end = part * SITEMAP_PART_IDS
  return statement<{ id: number; slug: string; updatedAt: number }>(db, sql).all(end - SITEMAP_PART_IDS, end)
}

/** Part by part, with a turn for others between two: a large catalogue never holds up a page. */
async function readSummary(db: Database): Promise<CatalogueSummary> {
  const parts: CatalogueSummary['parts'] = []
  const categories = new Map<CategoryShort, number>()
  const last = lastPart(db)
  let changedAt: number | undefined
  for (let part = 1; part <= last; part += 1) {
    const rows = readPart(db, part)
    const partChangedAt = Math.max(...rows.map((row) => row.changedAt))
    if (rows.length > 0) changedAt = Math.max(changedAt ?? 0, partChangedAt)
    if (rows.some((row) => row.listed > 0)) parts.push({ part, changedAt: partChangedAt })
    for (const row of rows) {
      if (row.category && row.listed > 0) {
        categories.set(row.category, Math.max(categories.get(row.category) ?? 0, row.changedAt))
      }
    }
    await nextTurn()
  }
  return {
    parts,
    categories: [...categories].map(([category, changedAt]) => ({ category, changedAt })),
    changedAt,
  }
}

function catalogueVersion(db: Database): number {
  return statement<{ version: number }>(db, 'select version from catalogue_version').get()?.version ?? 0
}

function readPart(db: Database, part: number): PartRow[] {
  const sql = `select category, sum(gone_at is null) as listed, max(max(updated_at, coalesce(gone_at, 0))) as changedAt
    from products where id > +? and id <= +? group by category`
  const end = part * SITEMAP_PART_IDS
  return statement<PartRow>(db, sql).all(end - SITEMAP_PART_IDS, end)
}

function lastPart(db: Database): number {
  const id = statement<{ id: number | null }>(db, 'select max(id) as id from products').get()?.id ?? 0
  return Math.min(Math.ceil(id / SITEMAP_PART_IDS), SITEMAP_MAX_PARTS)
}
