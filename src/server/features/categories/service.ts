import { asc, eq } from 'drizzle-orm'
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { movedPositions } from '#server/db/moved-positions.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { CategoryEdit } from '#shared/inputs/category-edits.ts'
import type { Move } from '#shared/inputs/ordering.ts'

const inOrder = preparedQuery((db) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)).prepare(),
)

export function listCategories(db: Database) {
  return inOrder(db).all()
}

/** Rewrites what the shop says of a category; its name and address stay. */
export function editCategory(db: Database, actor: Actor, { id, description }: CategoryEdit) {
  return inTransaction(db, (tx) => {
    const before = storedCategory(tx, id)
    tx.update(categories).set({ description }).where(eq(categories.id, id)).run()
    raiseCatalogueVersion(tx)
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
    raiseCatalogueVersion(tx)
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
  if (!category) throw new DomainError('NOT_FOUND', 'That category doesn’t exist')
  return category
}
