import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { countDeleted } from '#server/features/products/trash/service.ts'

/**
 * Names the products of a feed that the shop shows. While it is what it was after the last import, an unchanged file has
 * nothing to bring. Null when there are not `expected` many: some were deleted or put back during the import.
 */
export function listedSign(db: Database, source: string, expected?: number): string | null {
  const sql = 'select count(*) as listed, total(id) as ids from products where source = ? and gone_at is null'
  const { listed, ids } = statement<{ listed: number; ids: number }>(db, sql).get(source) ?? {
    listed: 0,
    ids: 0,
  }
  if (expected !== undefined && expected !== listed) return null
  return [listed, ids, countDeleted(db, source)].join('.')
}
