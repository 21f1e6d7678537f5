import { asc, count, eq } from 'drizzle-orm'
import { raiseCatalogVersion, readCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { perVersion } from '#server/db/per-version.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { nameGroups } from '#server/db/schema/search.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import { MOST_NAME_GROUPS } from '#shared/text/name-limits.ts'
import { faultOfNames } from '#shared/things/faults-of-names.ts'
import { type NameGroup, readyNames } from '#shared/things/name-groups.ts'
import { builtInNames } from '#shared/things/named-thing.ts'

const inOrder = preparedQuery((db) =>
  db
    .select({ id: nameGroups.id, names: nameGroups.names })
    .from(nameGroups)
    .orderBy(asc(nameGroups.id))
    .limit(MOST_NAME_GROUPS),
)
const storedNames = perVersion(readCatalogVersion, (db) => JSON.stringify(inOrder(db).all()))

/** The names that searches go by, prepared again only when they themselves change. */
export const otherNamesNow = perVersion(storedNames, (db) => readyNames(inOrder(db).all()))

export function listNames(db: Database): { groups: NameGroup[]; builtIn: string[][] } {
  return { groups: inOrder(db).all(), builtIn: builtInNames() }
}

/** Adds a group. Throws BAD_REQUEST for names that the search treats as equal, or that another group has. */
export function addNames(db: Database, actor: Actor, names: string[]): NameGroup {
  return inTransaction(db, (tx) => {
    refuseFaults(tx, names)
    const total = tx.select({ total: count() }).from(nameGroups).get()?.total ?? 0
    if (total >= MOST_NAME_GROUPS)
      throw new DomainError('CONFLICT', `There are already ${MOST_NAME_GROUPS} groups of names`)
    const group = tx.insert(nameGroups).values({ names }).returning().get()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, { action: 'search.names-added', ...targetOf(group), after: { names } })
    return { id: group.id, names }
  })
}

export function editNames(db: Database, actor: Actor, { id, names }: NameGroup): NameGroup {
  return inTransaction(db, (tx) => {
    const before = storedGroup(tx, id)
    refuseFaults(tx, names, id)
    tx.update(nameGroups).set({ names }).where(eq(nameGroups.id, id)).run()
    raiseCatalogVersion(tx)
    const change = { before: { names: before.names }, after: { names } }
    recordChange(tx, actor, { action: 'search.names-edited', ...targetOf({ id, names }), ...change })
    return { id, names }
  })
}

export function removeNames(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedGroup(tx, id)
    tx.delete(nameGroups).where(eq(nameGroups.id, id)).run()
    raiseCatalogVersion(tx)
    const change = { before: { names: before.names } }
    recordChange(tx, actor, { action: 'search.names-removed', ...targetOf(before), ...change })
    return { success: true }
  })
}

function targetOf({ id, names }: NameGroup) {
  return { targetId: id, targetName: names.slice(0, 3).join(', ') }
}

function storedGroup(tx: Database, id: number): NameGroup {
  const group = tx.select().from(nameGroups).where(eq(nameGroups.id, id)).get()
  if (!group) throw new DomainError('NOT_FOUND', 'These names have already been removed')
  return group
}

function refuseFaults(tx: Database, names: string[], id?: number) {
  const others = inOrder(tx)
    .all()
    .filter((group) => group.id !== id)
  const fault = faultOfNames(names, others)
  if (fault) throw new DomainError('BAD_REQUEST', fault, { field: 'names' })
}
