import { asc, eq } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { movedPositions } from '#server/db/moved-positions.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { partners } from '#server/db/schema/catalog.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { Move } from '#shared/inputs/ordering.ts'
import type { PartnerEdit, PartnerFields } from '#shared/inputs/partners.ts'
import { safeHttpUrl } from '#shared/links.ts'

const MAX_PARTNERS = 200
const inOrder = preparedQuery((db) =>
  db.select().from(partners).orderBy(asc(partners.position), asc(partners.id)).limit(MAX_PARTNERS),
)

/** Lists partner retailers in order; an unsafe website becomes `#`. */
export function listPartners(db: Database) {
  return inOrder(db)
    .all()
    .map((partner) => ({ ...partner, website: safeHttpUrl(partner.website) ?? '#' }))
}

/** Adds a partner at the end. Throws CONFLICT when the name is taken. */
export function addPartner(db: Database, actor: Actor, fields: PartnerFields) {
  return inTransaction(db, (tx) => {
    refuseTakenName(tx, fields.name)
    const others = inOrder(tx).all()
    if (others.length >= MAX_PARTNERS)
      throw new DomainError('CONFLICT', `There are already ${MAX_PARTNERS} partners`)
    const values = { ...fields, position: (others.at(-1)?.position ?? 0) + 1 }
    const partner = tx.insert(partners).values(values).returning().get()
    const target = { targetId: partner.id, targetName: fields.name }
    recordChange(tx, actor, { action: 'partner.added', ...target, after: fields })
    return partner
  })
}

export function editPartner(db: Database, actor: Actor, { id, partner }: PartnerEdit) {
  return inTransaction(db, (tx) => {
    const before = storedPartner(tx, id)
    if (before.name !== partner.name) refuseTakenName(tx, partner.name)
    tx.update(partners).set(partner).where(eq(partners.id, id)).run()
    const target = { targetId: id, targetName: partner.name }
    recordChange(tx, actor, { action: 'partner.edited', ...target, before, after: partner })
    return { ...before, ...partner }
  })
}

export function deletePartner(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedPartner(tx, id)
    tx.delete(partners).where(eq(partners.id, id)).run()
    recordChange(tx, actor, { action: 'partner.deleted', targetId: id, targetName: before.name, before })
    return { success: true }
  })
}

export function movePartner(db: Database, actor: Actor, { id, direction }: Move) {
  return inTransaction(db, (tx) => {
    const { name } = storedPartner(tx, id)
    for (const moved of movedPositions(inOrder(tx).all(), id, direction))
      tx.update(partners).set({ position: moved.position }).where(eq(partners.id, moved.id)).run()
    recordChange(tx, actor, { action: 'partner.moved', targetId: id, targetName: name, after: { direction } })
    return { success: true }
  })
}

function storedPartner(tx: Database, id: number) {
  const partner = tx.select().from(partners).where(eq(partners.id, id)).get()
  if (!partner) throw new DomainError('NOT_FOUND', 'That partner has already been removed')
  return partner
}

function refuseTakenName(tx: Database, name: string) {
  const taken = tx.select({ id: partners.id }).from(partners).where(eq(partners.name, name)).get()
  if (taken) throw new DomainError('CONFLICT', `There is already a partner called ${name}`)
}
