import { and, desc, eq, isNull, lte, ne } from 'drizzle-orm'
import { languageOf } from '#server/config/languages.ts'
import { storedText, writeArticleFile } from '#server/content/article-file.ts'
import { missingPart, readMinutesOf } from '#server/content/article-parts.ts'
import { articleFileOf } from '#server/content/article-row.ts'
import type { Database } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { articles, formerArticleSlugs, articleVersions as versions } from '#server/db/schema/articles.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { hasPicture } from '#server/features/pictures/uploads/service.ts'
import { isRouteOfBlog } from '#shared/articles/article-addresses.ts'
import { DomainError } from '#shared/errors.ts'
import { type EditedArticle, wholeArticle } from '#shared/inputs/articles.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'
import { MAX_ARTICLES } from '#shared/limits.ts'
import { foldText, slugify } from '#shared/text/text-folding.ts'
import { utcDay } from '#shared/time/days.ts'

type Row = typeof articles.$inferSelect
type NewRow = typeof articles.$inferInsert

const MAX_VERSIONS = 50

export function storedArticle(db: Database, id: number): Row {
  const row = db.select().from(articles).where(eq(articles.id, id)).get()
  if (!row) throw new DomainError('NOT_FOUND', 'That article no longer exists')
  return row
}

export function articleOfSlug(db: Database, slug: string): Row | undefined {
  return db.select().from(articles).where(eq(articles.slug, slug)).get()
}

export function unchangedArticle(db: Database, id: number, version: number): Row {
  const row = storedArticle(db, id)
  if (row.version === version) return row
  throw new DomainError('CONFLICT', 'This article was changed by someone else in the meantime')
}

export function storedFields({ text: written, ...fields }: EditedArticle) {
  const text = storedText(written)
  return { ...fields, text, readMinutes: readMinutesOf(text) }
}

/** Throws BAD_REQUEST, naming the field, for content not ready for readers. */
export function refuseUnfinished(article: Pick<Row, keyof typeof wholeArticle.shape | 'text'>): void {
  const names = Object.keys(wholeArticle.shape)
  const fields = Object.fromEntries(Object.entries(article).filter(([name]) => names.includes(name)))
  const [issue] = wholeArticle.safeParse(fields).error?.issues ?? []
  const missing = missingPart(article.text)
  const part = issue ? String(issue.path[0]) : missing?.part
  if (!part) return
  const reason = issue?.message ?? PART_SENTENCES.get(part) ?? 'Fill in this part'
  throw new DomainError('BAD_REQUEST', `${FIELD_LABELS.get(part) ?? part}: ${reason}`, {
    field: `article.${issue ? part : 'text'}`,
  })
}

const FIELD_LABELS = new Map(
  Object.entries({
    title: 'Title',
    excerpt: 'Summary',
    author: 'Author',
    picture: 'Cover picture',
    pictureAlt: 'Alternative text',
    keyPoints: 'Key points',
    expertAdvice: 'Expert advice',
    introduction: 'Introduction',
    body: 'Sections',
    conclusion: 'Conclusion',
  }),
)
const PART_SENTENCES = new Map(
  Object.entries({
    introduction: 'Begin with at least one paragraph, before the first heading',
    body: 'Write at least one section that begins with “## ” and its heading',
    conclusion: 'End with a section “## Conclusion”, or “## Sammanfattning”',
  }),
)

export function insertArticle(
  tx: Database,
  actor: Actor,
  { requestedSlug, ...values }: Omit<NewRow, 'slug'> & { requestedSlug: string },
) {
  if (countRows(tx, articles) >= MAX_ARTICLES) {
    const sentence = `There are already ${MAX_ARTICLES} articles. Erase some from the trash first.`
    throw new DomainError('CONFLICT', sentence)
  }
  const row = tx
    .insert(articles)
    .values({ ...values, slug: freeSlug(tx, requestedSlug) })
    .returning()
    .get()
  recordChange(tx, actor, { action: 'article.added', targetId: row.id, targetName: row.title })
  return { id: row.id }
}

/** Saves a change as the next version, stores the previous one, and records it in the audit log. */
export function changeArticle(
  tx: Database,
  actor: Actor,
  before: Row,
  { action, ...changes }: Partial<NewRow> & { action: AuditAction },
): void {
  keepVersion(tx, before, '')
  const version = before.version + 1
  const after = tx
    .update(articles)
    .set({ ...changes, version, changedAt: new Date() })
    .where(eq(articles.id, before.id))
    .returning()
    .get()
  keepVersion(tx, after, actor.email)
  const isSurplus = and(eq(versions.articleId, before.id), lte(versions.version, version - MAX_VERSIONS))
  tx.delete(versions).where(isSurplus).run()
  if (after.slug !== before.slug) redirectFormer(tx, before, after.slug)
  const target = { targetId: before.id, targetName: after.title }
  recordChange(tx, actor, { action, ...target, before: auditFields(before), after: auditFields(after) })
}

/** Returns the audit log's fields of an article, without the text, which its versions contain. */
function auditFields({ publishedAt: at, ...row }: Row) {
  const { slug, title, category, author, language, picture, ...others } = row
  const { focusX, focusY, searchTitle, searchDescription } = others
  const words = { slug, title, category, author, language, publishedAt: at?.toISOString() ?? null }
  return { ...words, picture, focusX, focusY, searchTitle, searchDescription }
}

/** The author of the state before the first change is unknown. */
function keepVersion(tx: Database, row: Row, savedBy: string) {
  const file = writeArticleFile(articleFileOf(row))
  tx.insert(versions)
    .values({ articleId: row.id, version: row.version, file, savedBy, savedAt: row.changedAt })
    .onConflictDoNothing()
    .run()
}

/** Throws BAD_REQUEST for a cover that this shop does not have. */
export function refuseMissingCover(db: Database, picture: string): void {
  if (hasPicture(db, picture, 'cover')) return
  throw new DomainError('BAD_REQUEST', 'Cover picture: this shop no longer has it. Please upload it again.', {
    field: 'article.picture',
  })
}

/** Throws CONFLICT for a slug that is reserved for a page, or leads to another article. */
export function refuseTakenSlug(tx: Database, id: number, slug: string): void {
  const refuse = (sentence: string) => new DomainError('CONFLICT', sentence, { field: 'article.slug' })
  if (isRouteOfBlog(slug)) throw refuse('That URL is used by a page of the blog. Choose another one.')
  const other = articleOfSlug(tx, slug)
  if (other && other.id !== id) throw refuse(`“${other.title}” already has that URL`)
  const former = tx
    .select({ title: articles.title })
    .from(formerArticleSlugs)
    .innerJoin(articles, eq(articles.id, formerArticleSlugs.articleId))
    .where(and(eq(formerArticleSlugs.slug, slug), ne(articles.id, id)))
    .get()
  if (former) throw refuse(`That URL redirects to “${former.title}”, which had it before`)
}

/** Redirects readers who know the former URL; nobody knows a draft's. */
function redirectFormer(tx: Database, before: Row, slug: string) {
  tx.delete(formerArticleSlugs).where(eq(formerArticleSlugs.slug, slug)).run()
  if (before.publishedAt && before.publishedAt <= new Date()) {
    tx.insert(formerArticleSlugs).values({ slug: before.slug, articleId: before.id }).run()
  }
}

/** Returns the number that an article shares with its translations; the first translation gives it one. */
export function sharedNumber(tx: Database, original: Row, language: string): number {
  const number = original.translations || original.id
  const others = original.translations ? translationsOf(tx, original) : [original]
  refuseSecond(others, language)
  if (!original.translations)
    tx.update(articles).set({ translations: number }).where(eq(articles.id, original.id)).run()
  return number
}

export function translationsOf(db: Database, { id, translations }: Row): Row[] {
  const isSame = translations === 0 ? eq(articles.id, id) : eq(articles.translations, translations)
  const isListed = and(isSame, isNull(articles.deletedAt))
  return db.select().from(articles).where(isListed).orderBy(articles.id).all()
}

/** Throws CONFLICT when one of an article's translations is in that language. */
export function refuseSecond(others: Row[], language: string): void {
  const same = others.find((other) => languageOf(other) === languageOf({ language }))
  if (!same) return
  throw new DomainError('CONFLICT', `“${same.title}” is this article in that language`, {
    field: 'article.language',
  })
}

function freeSlug(tx: Database, title: string): string {
  const base = /[a-z0-9]/.test(foldText(title)) ? slugify(title) : 'article'
  const isFormer = (slug: string) => countRows(tx, formerArticleSlugs, eq(formerArticleSlugs.slug, slug)) > 0
  const isFree = (slug: string) => !articleOfSlug(tx, slug) && !isFormer(slug) && !isRouteOfBlog(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) slug = `${base.slice(0, 74)}-${number}`.replace('--', '-')
  return slug
}

/** Returns the current day in UTC, like all days displayed to readers. */
export function today(): string {
  return utcDay(new Date())
}

export function articleVersions(db: Database, id: number) {
  const { version, savedBy, savedAt } = versions
  return db
    .select({ version, savedBy, savedAt })
    .from(versions)
    .where(eq(versions.articleId, id))
    .orderBy(desc(version))
    .limit(MAX_VERSIONS + 1)
    .all()
}

export function versionFile(db: Database, id: number, version: number): string {
  const isSame = and(eq(versions.articleId, id), eq(versions.version, version))
  const stored = db.select().from(versions).where(isSame).get()
  if (!stored) throw new DomainError('NOT_FOUND', 'That version is no longer stored')
  return stored.file
}
