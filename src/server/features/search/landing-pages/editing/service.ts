import { asc, count, eq, max } from 'drizzle-orm'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { movedPositions } from '#server/db/moved-positions.ts'
import { formerLandingPageSlugs, landingPages } from '#server/db/schema/landing-pages.ts'
import { chosenKey } from '#server/db/shop-categories.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { requirePicture } from '#server/features/pictures/uploads/service.ts'
import {
  countedLandingPages,
  currentQuery,
  presentPage,
  searchTextsOf,
} from '#server/features/search/landing-pages/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { LandingPageEdit, LandingPagePreview } from '#shared/inputs/landing-pages.ts'
import type { Move } from '#shared/inputs/ordering.ts'
import { MAX_LANDING_LINKS, MAX_LANDING_PAGES } from '#shared/limits.ts'
import { landingQuery } from '#shared/products/landing-query.ts'
import { listOf } from '#shared/products/several.ts'
import { foldText, slugify } from '#shared/text/text-folding.ts'

type Row = typeof landingPages.$inferSelect
type Fields = Omit<Row, 'id' | 'query' | 'position' | 'version' | 'changedAt'>

export async function listLandingPages(db: Database, currency: string) {
  const counted = await countedLandingPages(db, currency)
  return counted.map(({ row, products = null, isCapped = false }) => {
    const { id, slug, name, isPublished, inNavigation, changedAt } = row
    return { id, slug, name, isPublished, inNavigation, changedAt, products, isCapped }
  })
}

/** Returns a landing page for its editor. Throws NOT_FOUND. */
export function editableLandingPage(db: Database, id: number) {
  const row = storedPage(db, id)
  const byDefault = searchTextsOf({ ...row, title: '', description: '' })
  return { id, version: row.version, landingPage: { ...fieldsOf(row), ...currentQuery(db, row) }, byDefault }
}

/** Renders a landing page in the shop's main language. */
export function previewLandingPage({ db, env }: Pick<Deps, 'db' | 'env'>, landingPage: LandingPagePreview) {
  const query = landingQuery(landingPage)
  const { page, warnings } = inLanguage(readersLanguage(env, ''), () =>
    presentPage(db, { ...landingPage, query }, { isPreview: true }),
  )
  return { ...page, warnings }
}

/** Creates a hidden landing page that lists the results of a search for its name. */
export function addLandingPage(db: Database, actor: Actor, name: string) {
  return inTransaction(db, (tx) => {
    const counted = { total: count(), last: max(landingPages.position) }
    const { total = 0, last } = tx.select(counted).from(landingPages).get() ?? {}
    if (total >= MAX_LANDING_PAGES)
      throw new DomainError('CONFLICT', `There are already ${MAX_LANDING_PAGES} landing pages`)
    const position = (last ?? 0) + 1
    const slug = freeSlug(tx, name)
    const row = tx
      .insert(landingPages)
      .values({ slug, name, query: landingQuery({ search: name }), position })
      .returning()
      .get()
    recordChange(tx, actor, { action: 'landing-page.added', targetId: row.id, targetName: name })
    return { id: row.id }
  })
}

/** Saves an edit of one version. Throws CONFLICT when there is a newer one, or when the address is taken. */
export function editLandingPage(db: Database, actor: Actor, { id, version, landingPage }: LandingPageEdit) {
  const { name, slug, picture, inNavigation, category } = landingPage
  return inTransaction(db, (tx) => {
    const before = storedPage(tx, id)
    for (const name of listOf(category)) chosenKey(tx, name, 'landingPage.category')
    const after = { ...fieldsOf(landingPage), query: currentQuery(tx, { query: landingQuery(landingPage) }) }
    if (before.version !== version)
      throw new DomainError('CONFLICT', 'This landing page was changed by someone else in the meantime')
    refuseTakenSlug(tx, id, slug)
    requirePicture(tx, picture, 'cover', 'landingPage.picture')
    if (inNavigation && !before.inNavigation) refuseLongNavigation(tx)
    tx.update(landingPages)
      .set({ ...after, version: version + 1, changedAt: new Date() })
      .where(eq(landingPages.id, id))
      .run()
    if (slug !== before.slug) redirectFormer(tx, before, slug)
    const target = { targetId: id, targetName: name }
    const change = { before: auditFields(before), after: auditFields(after) }
    recordChange(tx, actor, { action: 'landing-page.edited', ...target, ...change })
    return editableLandingPage(tx, id)
  })
}

export function moveLandingPage(db: Database, actor: Actor, { id, direction }: Move) {
  return inTransaction(db, (tx) => {
    const { name } = storedPage(tx, id)
    const ordered = tx
      .select({ id: landingPages.id, position: landingPages.position })
      .from(landingPages)
      .orderBy(asc(landingPages.position), asc(landingPages.id))
      .limit(MAX_LANDING_PAGES)
      .all()
    for (const moved of movedPositions(ordered, id, direction))
      tx.update(landingPages).set({ position: moved.position }).where(eq(landingPages.id, moved.id)).run()
    const target = { targetId: id, targetName: name }
    recordChange(tx, actor, { action: 'landing-page.moved', ...target, after: { direction } })
    return { success: true }
  })
}

export function deleteLandingPage(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedPage(tx, id)
    tx.delete(landingPages).where(eq(landingPages.id, id)).run()
    const target = { targetId: id, targetName: before.name }
    recordChange(tx, actor, { action: 'landing-page.deleted', ...target, before: auditFields(before) })
    return { success: true }
  })
}

function storedPage(db: Database, id: number): Row {
  const row = db.select().from(landingPages).where(eq(landingPages.id, id)).get()
  if (!row) throw new DomainError('NOT_FOUND', 'That landing page no longer exists')
  return row
}

function fieldsOf(page: Fields): Fields {
  const { slug, name, title, description, introduction, picture, isPublished, inNavigation } = page
  return { slug, name, title, description, introduction, picture, isPublished, inNavigation }
}

function auditFields(page: Fields & Pick<Row, 'query'>) {
  return { ...fieldsOf(page), query: JSON.stringify(page.query) }
}

/** Throws CONFLICT for an address that belongs or redirects to another page. */
function refuseTakenSlug(tx: Database, id: number, slug: string): void {
  const refuse = (sentence: string) => new DomainError('CONFLICT', sentence, { field: 'landingPage.slug' })
  const { current, former } = pagesAt(tx, slug)
  if (current && current.id !== id) throw refuse(`“${current.name}” already has that URL`)
  if (former && former.id !== id) throw refuse(`That URL redirects to “${former.name}”, which had it before`)
}

function pagesAt(tx: Database, slug: string) {
  const { id, name } = landingPages
  const current = tx.select({ id, name }).from(landingPages).where(eq(landingPages.slug, slug)).get()
  const former = tx
    .select({ id, name })
    .from(formerLandingPageSlugs)
    .innerJoin(landingPages, eq(id, formerLandingPageSlugs.landingPageId))
    .where(eq(formerLandingPageSlugs.slug, slug))
    .get()
  return { current, former }
}

function refuseLongNavigation(tx: Database): void {
  const linked = tx.select().from(landingPages).where(eq(landingPages.inNavigation, true)).all()
  if (linked.length < MAX_LANDING_LINKS) return
  const sentence = `The navigation already has ${MAX_LANDING_LINKS} landing pages. Remove one first.`
  throw new DomainError('CONFLICT', sentence, { field: 'landingPage.inNavigation' })
}

/** Redirects the former address. An unpublished page needs none, since nobody knows its address. */
function redirectFormer(tx: Database, before: Row, slug: string) {
  tx.delete(formerLandingPageSlugs).where(eq(formerLandingPageSlugs.slug, slug)).run()
  if (before.isPublished)
    tx.insert(formerLandingPageSlugs).values({ slug: before.slug, landingPageId: before.id }).run()
}

function freeSlug(tx: Database, name: string): string {
  const baseSlug = /[a-z0-9]/.test(foldText(name)) ? slugify(name) : 'page'
  const isFree = (slug: string) => {
    const { current, former } = pagesAt(tx, slug)
    return !current && !former
  }
  let slug = baseSlug
  for (let number = 2; !isFree(slug); number += 1) slug = `${baseSlug}-${number}`
  return slug
}
