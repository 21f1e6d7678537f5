import { eq, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { movedPositions } from '#server/db/moved-positions.ts'
import { catalogueVersion, categories } from '#server/db/schema/catalogue.ts'
import { statement } from '#server/db/statements.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import type { CategoryEdit } from '#shared/category-edits.ts'
import { DomainError } from '#shared/errors.ts'
import type { Move } from '#shared/ordering.ts'

const IN_ORDER = 'select id, short, name, description, position from categories order by position, id'

export function listCategories(db: Database) {
  return statement<typeof categories.$inferSelect>(db, IN_ORDER).all()
}

/** Rewrites what the shop says of a category; its name and address stay. */
export function editCategory(db: Database, actor: Actor, { id, description }: CategoryEdit) {
  return inTransaction(db, (tx) => {
    const before = storedCategory(tx, id)
    tx.update(categories).set({ description }).where(eq(categories.id, id)).run()
    raiseVersion(tx)
    const target = { targetId: id, targetName: before.name }
    recordChange(tx, actor, { action: 'category.edited', ...target, before, after: { description } })
    return { ...before, description }
  })
}

export function moveCategory(db: Database, actor: Actor, { id, direction }: Move) {
  return inTransaction(db, (tx) => {
    const { name } = storedCategory(tx, id)
    for (const moved of movedPositions(listCategories(tx), id, direction))
      tx.update(categories).set({ position: moved.position }).where(eq(categories.id, moved.id)).run()
    raiseVersion(tx)
    recordChange(tx, actor, {
      action: 'category.moved',
      targetId: id,
      targetName: name,
      after: { direction },
    })
    return { success: true }
  })
}

function storedCategory(tx: Database, id: number) {
  const category = tx.select().from(categories).where(eq(categories.id, id)).get()
  if (!category) throw new DomainError('NOT_FOUND', 'There is no such category')
  return category
}

/** Kept pages show categories too. */
function raiseVersion(tx: Database) {
  tx.update(catalogueVersion).set({ version: sql`version + 1`, changedAt: new Date() }).run()
}
