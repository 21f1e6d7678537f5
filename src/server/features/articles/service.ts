import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { inLanguage, languageOf, readersLanguage } from '#server/config/languages.ts'
import { parseArticleFile, writeArticleFile } from '#server/content/article-file.ts'
import { articleFileOf, articleRow } from '#server/content/article-row.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { articles } from '#server/db/schema/articles.ts'
import { previewWithRelated } from '#server/features/articles/blog/service.ts'
import {
  articleOfSlug,
  changeArticle,
  insertArticle,
  refuseMissingCover,
  refuseSecond,
  refuseTakenSlug,
  refuseUnfinished,
  sharedNumber,
  storedArticle,
  storedFields,
  today,
  translationsOf,
  unchangedArticle,
  versionFile,
} from '#server/features/articles/storing/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { keepPicture, pictureMaster } from '#server/features/pictures/uploads/service.ts'
import { findProduct } from '#server/features/products/service.ts'
import { articleState } from '#shared/articles/article-state.ts'
import { DomainError } from '#shared/errors.ts'
import { joinCover } from '#shared/files/article-cover.ts'
import type {
  ArticleEdit,
  ArticleImport,
  ArticleListAdminInput,
  ArticlePublication,
  ArticlesChange,
  ArticleTranslation,
  EditedArticle,
} from '#shared/inputs/articles.ts'
import type { ArticleSort } from '#shared/search-params/articles.ts'
import { doForEach } from '#shared/selections/several.ts'
import { utcDay } from '#shared/time/days.ts'

/** Articles without a day of publication come last. */
const ORDERS: Record<ArticleSort, SQL> = {
  changed: desc(articles.changedAt),
  'changed-up': asc(articles.changedAt),
  title: sql`fold(${articles.title})`,
  'title-down': sql`fold(${articles.title}) desc`,
  published: desc(articles.publishedAt),
  'published-up': sql`${articles.publishedAt} nulls last`,
}

export function listArticlesForAdmin(db: Database, input: ArticleListAdminInput) {
  const { state, search, sort, page } = input
  const now = new Date()
  const where = and(
    state === 'trash' ? isNotNull(articles.deletedAt) : isNull(articles.deletedAt),
    state === 'draft' ? isNull(articles.publishedAt) : undefined,
    state === 'scheduled' ? gt(articles.publishedAt, now) : undefined,
    state === 'published' ? lte(articles.publishedAt, now) : undefined,
    foldedSearch([articles.title, articles.slug, articles.author, articles.category], search),
  )
  const { id, slug, title, category, author, language, picture, publishedAt, changedAt, deletedAt } = articles
  const sorted = db
    .select({ id, slug, title, category, author, language, picture, publishedAt, changedAt, deletedAt })
    .from(articles)
    .where(where)
    .orderBy(ORDERS[sort], desc(articles.id))
  const { rows, place } = pageOfRows(sorted, page, countRows(db, articles, where))
  return {
    counts: countArticles(db, now),
    articles: rows.map((row) => ({ ...row, language: languageOf(row), state: articleState(row, now) })),
    ...place,
  }
}

function countArticles(db: Database, now: Date) {
  const { publishedAt, deletedAt } = articles
  const numberOf = (condition: SQL | undefined) => sql<number>`coalesce(sum(${condition}), 0)`
  const isListed = isNull(deletedAt)
  return db
    .select({
      all: numberOf(isListed),
      draft: numberOf(and(isListed, isNull(publishedAt))),
      scheduled: numberOf(and(isListed, gt(publishedAt, now))),
      published: numberOf(and(isListed, lte(publishedAt, now))),
      trash: numberOf(isNotNull(deletedAt)),
    })
    .from(articles)
    .get()
}

export function editableArticle(db: Database, id: number) {
  const row = storedArticle(db, id)
  const { version, changedAt, publishedAt, readMinutes, ...others } = row
  const { id: _, translations, likes, updatedOn, createdAt, deletedAt, ...article } = others
  const now = new Date()
  return {
    id,
    version,
    state: articleState(row, now),
    changedAt,
    translations: translationsOf(db, row)
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        title: other.title,
        language: languageOf(other),
        state: articleState(other, now),
        changedAt: other.changedAt,
      })),
    publishedAt,
    readMinutes,
    productNames: article.relatedProducts.flatMap((productId) => {
      const product = findProduct(db, productId)
      return product ? [{ id: productId, name: product.name }] : []
    }),
    article: { ...article, language: languageOf(row) },
  }
}

/** Renders an article in the language of its readers, which need not be that of its editor. */
export function previewArticle({ db, env }: Pick<Deps, 'db' | 'env'>, article: EditedArticle) {
  const fields = storedFields(article)
  const now = new Date()
  const unsaved = { id: 0, translations: 0, slug: 'preview', likes: 0, version: 1, deletedAt: null }
  const times = { publishedAt: now, updatedOn: today(), createdAt: now, changedAt: now }
  const row = { ...unsaved, ...times, ...fields }
  return inLanguage(readersLanguage(env, article.language), () => previewWithRelated(db, row))
}

export function addArticle(db: Database, actor: Actor, title: string) {
  const lists = { relatedProducts: [], relatedArticles: [], keyPoints: [] }
  const fields = { title, category: 'Parenting Tips', ...lists, updatedOn: today() } as const
  return inTransaction(db, (tx) => insertArticle(tx, actor, { ...fields, requestedSlug: title }))
}

/** Begins a draft without the original's texts, which a reader would take for translated ones. */
export function addTranslation(db: Database, actor: Actor, { id, title, language }: ArticleTranslation) {
  return inTransaction(db, (tx) => {
    const original = storedArticle(tx, id)
    const { category, author, picture, focusX, focusY, relatedProducts, relatedArticles } = original
    const translations = sharedNumber(tx, original, language)
    const same = { category, author, picture, focusX, focusY, relatedProducts, relatedArticles }
    const own = { title, language, translations, keyPoints: [], updatedOn: today() }
    return insertArticle(tx, actor, { ...same, ...own, requestedSlug: title })
  })
}

export function keepCover(
  deps: Pick<Deps, 'db' | 'limits' | 'makePicture'>,
  actor: Actor,
  body: AsyncIterable<Uint8Array>,
) {
  return keepPicture(deps, actor, 'cover', body)
}

/** Takes the slug from the file's name. A cover inside the file must have been uploaded before. */
export function importArticle(db: Database, actor: Actor, { name, source, cover }: ArticleImport) {
  const baseName = name.replace(/\.(md|markdown|txt)$/i, '')
  const file = readFile(baseName, source)
  const { picture, ...rest } = articleRow(file)
  const row = { ...rest, picture: cover ?? picture }
  refuseMissingCover(db, row.picture)
  return inTransaction(db, (tx) => {
    const original = file.translationOf && articleOfSlug(tx, file.translationOf)
    const translations = original ? sharedNumber(tx, original, row.language) : 0
    return insertArticle(tx, actor, { ...row, translations, requestedSlug: baseName })
  })
}

/** Returns the article's file, named after its slug, with an uploaded cover at its end. */
export function articleFile(db: Database, id: number) {
  const row = storedArticle(db, id)
  const original = row.translations && translationsOf(db, row).find((other) => other.id === row.translations)
  const translationOf = original && original.id !== id ? original.slug : undefined
  const source = writeArticleFile({ ...articleFileOf(row), translationOf })
  const cover = pictureMaster(db, row.picture)?.toString('base64')
  return { name: `${row.slug}.md`, source: cover ? joinCover({ source, cover }) : source }
}

/** Saves an edit of one version. Throws CONFLICT when there is a newer one: nothing is overwritten. */
export function editArticle(db: Database, actor: Actor, { id, version, article }: ArticleEdit) {
  const { slug, ...fields } = article
  return inTransaction(db, (tx) => {
    const before = unchangedArticle(tx, id, version)
    const after = storedFields(fields)
    if (before.publishedAt) refuseUnfinished(after)
    refuseTakenSlug(tx, id, slug)
    refuseSecond(
      translationsOf(tx, before).filter((other) => other.id !== id),
      after.language,
    )
    refuseMissingCover(tx, after.picture)
    const updatedOn = dayOfChange(before)
    changeArticle(tx, actor, before, { ...after, slug, updatedOn, action: 'article.edited' })
    return editableArticle(tx, id)
  })
}

export function publishArticle(db: Database, actor: Actor, { id, version, at }: ArticlePublication) {
  return inTransaction(db, (tx) => {
    const before = unchangedArticle(tx, id, version)
    refuseUnfinished(before)
    const publishedAt = at === null ? new Date() : new Date(at)
    const updatedOn = dayOfChange({ publishedAt })
    changeArticle(tx, actor, before, { publishedAt, updatedOn, action: 'article.published' })
    return editableArticle(tx, id)
  })
}

export function withdrawArticle(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    changeArticle(tx, actor, storedArticle(tx, id), { publishedAt: null, action: 'article.withdrawn' })
    return editableArticle(tx, id)
  })
}

/** Does the same to several articles. Those that it cannot be done to are reported with the reason. */
export function changeArticles(db: Database, actor: Actor, { ids, change }: ArticlesChange) {
  return doForEach(ids, (id) => CHANGES[change](db, actor, id))
}

const CHANGES: Record<ArticlesChange['change'], (db: Database, actor: Actor, id: number) => unknown> = {
  publish: publishStored,
  withdraw: withdrawPublic,
  delete: deleteArticle,
  restore: restoreArticle,
  erase: eraseArticle,
}

/** Publishes now what is stored, unless readers have it already: its day stays. */
function publishStored(db: Database, actor: Actor, id: number) {
  const { version, publishedAt } = outsideTrash(db, id)
  if (publishedAt && publishedAt <= new Date())
    throw new DomainError('CONFLICT', 'That article is already published')
  publishArticle(db, actor, { id, version, at: null })
}

function withdrawPublic(db: Database, actor: Actor, id: number) {
  if (!outsideTrash(db, id).publishedAt) throw new DomainError('CONFLICT', 'That article is a draft already')
  withdrawArticle(db, actor, id)
}

function outsideTrash(db: Database, id: number) {
  const row = storedArticle(db, id)
  if (row.deletedAt) throw new DomainError('CONFLICT', 'Restore the article from the trash first')
  return row
}

export function deleteArticle(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedArticle(tx, id)
    if (before.deletedAt) throw new DomainError('NOT_FOUND', 'That article is already in the trash')
    changeArticle(tx, actor, before, { deletedAt: new Date(), action: 'article.deleted' })
    return { id, title: before.title }
  })
}

export function restoreArticle(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedArticle(tx, id)
    if (!before.deletedAt) throw new DomainError('NOT_FOUND', 'That article is no longer in the trash')
    changeArticle(tx, actor, before, { deletedAt: null, action: 'article.restored' })
    return editableArticle(tx, id)
  })
}

export function eraseArticle(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const before = storedArticle(tx, id)
    if (!before.deletedAt) throw new DomainError('CONFLICT', 'Move the article to the trash first')
    tx.delete(articles).where(eq(articles.id, id)).run()
    recordChange(tx, actor, { action: 'article.erased', targetId: id, targetName: before.title })
    return { success: true }
  })
}

/** Saves an older version as the newest. Slug and publication time stay unchanged. */
export function restoreVersion(db: Database, actor: Actor, { id, version }: { id: number; version: number }) {
  return inTransaction(db, (tx) => {
    const before = storedArticle(tx, id)
    const {
      publishedAt: _,
      updatedOn: __,
      likes: ___,
      language: ____,
      ...fields
    } = articleRow(readFile(before.slug, versionFile(tx, id, version)))
    if (before.publishedAt) refuseUnfinished({ ...fields, language: before.language })
    changeArticle(tx, actor, before, { ...fields, updatedOn: dayOfChange(before), action: 'article.edited' })
    return editableArticle(tx, id)
  })
}

export function versionFiles(db: Database, { id, version }: { id: number; version: number }) {
  return { before: versionFile(db, id, version), now: writeArticleFile(articleFileOf(storedArticle(db, id))) }
}

function readFile(name: string, source: string) {
  try {
    return parseArticleFile(name, source)
  } catch (error) {
    throw new DomainError('BAD_REQUEST', error instanceof Error ? error.message.slice(0, 400) : 'Unreadable')
  }
}

/** A scheduled article is not marked as changed before readers could see it. */
function dayOfChange({ publishedAt }: { publishedAt: Date | null }): string {
  const day = publishedAt ? utcDay(publishedAt) : ''
  return day > today() ? day : today()
}
