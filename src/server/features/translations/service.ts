import { and, eq, isNull } from 'drizzle-orm'
import { languageOf } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { translations } from '#server/db/schema/administration.ts'
import { articles } from '#server/db/schema/articles.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { readContent } from '#server/db/stored-content.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { BLOCK_NAMES, formFieldsOf } from '#shared/content/content-blocks.ts'
import { formTexts } from '#shared/content/content-form.ts'
import {
  nameOfBlock,
  type TranslatedEntry,
  translatedTexts,
  translationGaps,
} from '#shared/content/translated-texts.ts'
import { DomainError } from '#shared/errors.ts'
import type { TranslationChange, TranslationInput } from '#shared/inputs/translations.ts'
import { LANGUAGES, type Language } from '#shared/messages/languages.ts'

/** Counts the missing and outdated texts of each entry, and such articles, in each other language. */
export function listTranslations({ db, env }: Pick<Deps, 'db' | 'env'>) {
  const [, ...others] = env.LANGUAGES
  const stored = new Map(
    db
      .select()
      .from(translations)
      .all()
      .map((row) => [`${row.kind} ${row.entry} ${row.language}`, row]),
  )
  const entries = originals(db).map(({ kind, entry, name, texts }) => ({
    kind,
    entry,
    name,
    languages: others.map((language) => {
      const { texts: own = {}, original = {} } = stored.get(`${kind} ${entry} ${language}`) ?? {}
      return { language, ...translationGaps(texts, own, original) }
    }),
  }))
  return { entries, articles: others.map((language) => ({ language, ...articlesToDo(db, language) })) }
}

/** Counts the articles of the main language without a translation, and with one that was changed before them. */
function articlesToDo(db: Database, language: Language) {
  const { id, changedAt, translations: number } = articles
  const all = db
    .select({ id, changedAt, number, language: articles.language })
    .from(articles)
    .where(isNull(articles.deletedAt))
    .all()
  const own = new Map(
    all.filter((row) => row.number > 0 && languageOf(row) === language).map((row) => [row.number, row]),
  )
  const ofMain = all.filter((row) => languageOf(row) === languageOf({ language: '' }))
  const translated = ofMain.filter(({ number }) => own.has(number))
  const old = translated.filter((row) => (own.get(row.number)?.changedAt ?? 0) < row.changedAt)
  return { missing: ofMain.length - translated.length, old: old.length }
}

/** Returns each text beside its translation, and whether it has changed since. Throws NOT_FOUND. */
export function editableTranslation(db: Database, { kind, entry, language }: TranslationInput) {
  const { name, texts } = requireOriginal(db, { kind, entry })
  const stored = storedTranslation(db, { kind, entry, language })
  return {
    name,
    language: LANGUAGES[language],
    changedAt: stored?.changedAt ?? null,
    texts: Object.entries(texts)
      .filter(([own, text]) => text || stored?.texts[own])
      .map(([own, text]) => {
        const translation = stored?.texts[own] ?? ''
        const isOld = translation !== '' && stored?.original[own] !== text
        return { name: own, original: text, translation, isOld }
      }),
  }
}

/** Stores today's originals beside the texts. Throws CONFLICT when the form was based on another version. */
export function changeTranslation(db: Database, actor: Actor, change: TranslationChange) {
  const { kind, entry, language, basedOn } = change
  return inTransaction(db, (tx) => {
    const { name, texts: original } = requireOriginal(tx, { kind, entry })
    const before = storedTranslation(tx, change)
    if (basedOn !== (before?.changedAt.getTime() ?? null))
      throw new DomainError('CONFLICT', 'Someone else saved this translation in the meantime')
    const texts = translatedTexts({ kind, entry }, change.texts)
    const changedAt = new Date()
    tx.delete(translations).where(rowOf(change)).run()
    if (Object.keys(texts).length > 0)
      tx.insert(translations).values({ kind, entry, language, texts, original, changedAt }).run()
    recordChange(tx, actor, {
      action: 'translation.changed',
      targetId: entry,
      targetName: `${name} (${LANGUAGES[language]})`,
      before: before?.texts ?? {},
      after: texts,
    })
    return editableTranslation(tx, { kind, entry, language })
  })
}

function rowOf({ kind, entry, language }: TranslationInput) {
  return and(eq(translations.kind, kind), eq(translations.entry, entry), eq(translations.language, language))
}

function storedTranslation(db: Database, input: TranslationInput) {
  return db.select().from(translations).where(rowOf(input)).get()
}

function requireOriginal(db: Database, { kind, entry }: TranslatedEntry) {
  const original = originals(db).find((one) => one.kind === kind && one.entry === entry)
  if (!original) throw new DomainError('NOT_FOUND', 'There is nothing to translate there any more')
  return original
}

/** Built-in texts are translated already; only those that an administrator wrote are listed. */
function originals(db: Database) {
  const { blocks, searchTexts } = readContent(db)
  const ofCategories = shopCategories(db).map(({ id, name, short, ...category }) => {
    const { tagline, description, searchTitle, searchDescription } = category
    const texts = { name, short, tagline, description, searchTitle, searchDescription }
    return { kind: 'category' as const, entry: String(id), name, texts }
  })
  const ofPages = db
    .select()
    .from(landingPages)
    .orderBy(landingPages.position)
    .all()
    .map(({ id, name, introduction, title, description }) => {
      const texts = { name, introduction, title, description }
      return { kind: 'landing-page' as const, entry: String(id), name, texts }
    })
  const ofBlocks = BLOCK_NAMES.filter((block) => blocks[block]).map((block) => ({
    kind: 'content' as const,
    entry: block,
    name: nameOfBlock(block),
    texts: formTexts(formFieldsOf(block), { ...blocks[block], ...searchTexts[block] }),
  }))
  return [...ofCategories, ...ofPages, ...ofBlocks].map((one) => ({
    ...one,
    texts: translatedTexts(one, one.texts),
  }))
}
