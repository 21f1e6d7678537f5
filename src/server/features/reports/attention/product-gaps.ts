import { and, isNull, not, sql } from 'drizzle-orm'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import { inChangedOrder, partQuery, readInParts } from '#server/db/changed-parts.ts'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalogue.ts'
import type { AttentionKind } from '#shared/attention.ts'

const { delistedAt, priceMinor, imageUrl, description, category, inStock } = products
const numberOf = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${condition}), 0)`

const gapsOfPart = partQuery((db, isInPart) =>
  db
    .select({
      'products-without-price': numberOf(isNull(priceMinor)),
      // Both as the index has them.
      'products-without-picture': numberOf(sql`(${imageUrl} is null)`),
      'products-without-text': numberOf(sql`(${description} = '')`),
      'products-without-category': numberOf(isNull(category)),
      'products-out-of-stock': numberOf(not(inStock)),
    })
    .from(inChangedOrder)
    .where(and(isInPart, isNull(delistedAt)))
    .prepare(),
)

type Gaps = Partial<Record<AttentionKind, number>>

const known = new WeakMap<Database, { version: number; gaps: Promise<Gaps> }>()

/** How many listed products lack what, counted once for each version of the catalogue. */
export function productGaps(db: Database): Promise<Gaps> {
  const version = readCatalogueVersion(db)
  const last = known.get(db)
  if (last?.version === version) return last.gaps
  const gaps = readInParts<Gaps>(db, gapsOfPart).then(sumOf)
  known.set(db, { version, gaps })
  gaps.catch(() => known.delete(db))
  return gaps
}

function sumOf(parts: Gaps[]): Gaps {
  const sums = new Map<string, number>()
  for (const part of parts)
    for (const [kind, count] of Object.entries(part)) sums.set(kind, (sums.get(kind) ?? 0) + count)
  return Object.fromEntries(sums)
}
