import { and, eq, inArray } from 'drizzle-orm'
import { articleRow } from '#server/content/article-row.ts'
import { sampleArticles } from '#server/content/sample-articles.ts'
import type { Database } from '#server/db/client.ts'
import { translations } from '#server/db/schema/administration.ts'
import { articles } from '#server/db/schema/articles.ts'
import { categories, formerCategoryNames } from '#server/db/schema/catalog.ts'
import { SWEDISH_CATEGORIES } from '#server/db/seed/swedish-categories.ts'
import { ENGLISH, type Language } from '#shared/messages/languages.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

type DefaultCategory = (typeof DEFAULT_CATEGORIES)[number]

const TRANSLATED = { sv: SWEDISH_CATEGORIES } satisfies Record<Exclude<Language, 'en'>, unknown>

function textsIn(language: Language, { name, short, tagline, description }: DefaultCategory) {
  return language === 'en' ? { name, short, tagline, description } : TRANSLATED[language][short]
}

/** Gives a new shop, whose samples are English, its samples in each of its languages; the first is the main one. */
export function translateSamples(db: Database, languages: Language[]): void {
  const [main = ENGLISH, ...others] = languages
  if (main === ENGLISH && others.length === 0) return
  addArticles(db, languages)
  for (const sample of DEFAULT_CATEGORIES) {
    const { short } = sample
    const texts = textsIn(main, sample)
    const category = db.update(categories).set(texts).where(eq(categories.key, short)).returning().get()
    if (!category) continue
    // The samples link to the English name.
    if (main !== ENGLISH)
      db.insert(formerCategoryNames).values({ name: short.toLowerCase(), categoryId: category.id }).run()
    const original = { ...texts, searchTitle: '', searchDescription: '' }
    const row = { kind: 'category' as const, entry: String(category.id), original, changedAt: new Date() }
    for (const language of others)
      db.insert(translations)
        .values({ ...row, language, texts: textsIn(language, sample) })
        .run()
  }
}

/** The English samples get a language, and the others join them. */
function addArticles(db: Database, languages: Language[]) {
  const slugs = sampleArticles().map(({ slug }) => slug)
  const isSample = and(inArray(articles.slug, slugs), eq(articles.language, ''))
  db.update(articles).set({ language: ENGLISH, translations: articles.id }).where(isSample).run()
  for (const language of languages.filter((one) => one !== ENGLISH))
    for (const { slug, ...file } of sampleArticles(language)) {
      const original = db
        .select({ id: articles.id, changedAt: articles.changedAt })
        .from(articles)
        .where(eq(articles.slug, file.translationOf ?? ''))
        .get()
      const { id: number = 0, changedAt } = original ?? {}
      db.insert(articles)
        .values({ slug, ...articleRow(file), translations: number, changedAt })
        .onConflictDoNothing()
        .run()
    }
}
