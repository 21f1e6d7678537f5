import { asc, eq } from 'drizzle-orm'
import { linkNamesIn } from '#server/content/linked-addresses.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { namedLinks } from '#server/db/schema/named-links.ts'
import { textsNamingLinks } from '#server/db/texts-naming-links.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { MAX_NAMED_LINKS } from '#shared/affiliate/link-name.ts'
import { DomainError } from '#shared/errors.ts'
import type { NamedLinkEdit, NamedLinkFields } from '#shared/inputs/links.ts'

export function listNamedLinks(db: Database) {
  const uses = new Map<string, number>()
  for (const text of textsNamingLinks(db))
    for (const name of new Set(linkNamesIn(text))) uses.set(name, (uses.get(name) ?? 0) + 1)
  const rows = db.select().from(namedLinks).orderBy(asc(namedLinks.name)).all()
  const names = new Set(rows.map(({ name }) => name))
  return {
    links: rows.map((row) => ({ ...row, id: row.name, uses: uses.get(row.name) ?? 0 })),
    unknown: [...uses.keys()].filter((name) => !names.has(name)).sort(),
  }
}

/** Throws CONFLICT when the name is taken. */
export function addNamedLink(db: Database, actor: Actor, link: NamedLinkFields) {
  return inTransaction(db, (tx) => {
    const rows = tx.select({ name: namedLinks.name }).from(namedLinks).all()
    if (rows.some(({ name }) => name === link.name))
      throw new DomainError('CONFLICT', `There is already a link named ${link.name}`, { field: 'link.name' })
    if (rows.length >= MAX_NAMED_LINKS)
      throw new DomainError('CONFLICT', `There are already ${MAX_NAMED_LINKS} named links`)
    tx.insert(namedLinks).values(link).run()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, { action: 'link.added', ...target(link), after: link })
    return { success: true }
  })
}

/** Throws CONFLICT if the link has been edited since that version. */
export function editNamedLink(db: Database, actor: Actor, { link, version }: NamedLinkEdit) {
  return inTransaction(db, (tx) => {
    const before = storedLink(tx, link.name)
    if (before.version !== version)
      throw new DomainError('CONFLICT', 'This link was changed by someone else in the meantime')
    tx.update(namedLinks)
      .set({ ...link, version: version + 1, changedAt: new Date() })
      .where(eq(namedLinks.name, link.name))
      .run()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, { action: 'link.edited', ...target(link), before, after: link })
    return { success: true }
  })
}

/** Texts that use the link keep their words, without a link. */
export function deleteNamedLink(db: Database, actor: Actor, name: string) {
  return inTransaction(db, (tx) => {
    const { url, note } = storedLink(tx, name)
    tx.delete(namedLinks).where(eq(namedLinks.name, name)).run()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, { action: 'link.deleted', ...target({ name }), before: { url, note } })
    return { success: true }
  })
}

function target({ name }: Pick<NamedLinkFields, 'name'>) {
  return { targetId: name, targetName: name }
}

function storedLink(tx: Database, name: string) {
  const row = tx.select().from(namedLinks).where(eq(namedLinks.name, name)).get()
  if (!row) throw new DomainError('NOT_FOUND', 'That link no longer exists')
  return row
}
