import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { ARTICLE_CATEGORIES } from '#shared/articles/article-categories.ts'

/** A draft without `publishedAt`, scheduled before that time. Triggers raise the catalog's version. */
export const articles = sqliteTable(
  'articles',
  {
    id: rowId(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** A language's code; empty for the shop's main language. */
    language: text('language').notNull().default(''),
    /** The same number for an article and its translations: the id of the first; 0 for an article without any. */
    translations: integer('translations').notNull().default(0),
    category: text('category', { enum: ARTICLE_CATEGORIES }).notNull(),
    author: text('author').notNull().default(''),
    likes: integer('likes').notNull().default(0),
    /** The name of one of the site's own pictures; empty for none. */
    picture: text('picture').notNull().default(''),
    pictureAlt: text('picture_alt').notNull().default(''),
    /** The point of the picture that every crop includes, in percent of its width and height. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    /** For search engines; when empty, title and excerpt are used. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    relatedProducts: text('related_products', { mode: 'json' }).$type<number[]>().notNull(),
    /** Slugs, including former ones. */
    relatedArticles: text('related_articles', { mode: 'json' }).$type<string[]>().notNull(),
    keyPoints: text('key_points', { mode: 'json' }).$type<string[]>().notNull(),
    expertAdvice: text('expert_advice').notNull().default(''),
    text: text('text').notNull().default(''),
    readMinutes: integer('read_minutes').notNull().default(1),
    publishedAt: time('published_at'),
    /** The day of the last change as displayed to readers. */
    updatedOn: text('updated_on').notNull(),
    /** Rises with each change, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
    createdAt: timeOfInsert('created_at'),
    changedAt: timeOfInsert('changed_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('articles_published').on(table.publishedAt, table.slug).where(sql`deleted_at is null`),
    index('articles_translations').on(table.translations).where(sql`translations > 0`),
    check(
      'articles_lists',
      sql`json_type(related_products) = 'array' and json_type(related_articles) = 'array' and json_type(key_points) = 'array'`,
    ),
  ],
)

export const formerArticleSlugs = sqliteTable('former_article_slugs', {
  slug: text('slug').primaryKey(),
  articleId: integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' }),
})

export const articleVersions = sqliteTable(
  'article_versions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    file: text('file').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: timeOfInsert('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)

/** The preview links of unpublished articles, one each. The stored value cannot be used as a link. */
export const articlePreviewLinks = sqliteTable('article_preview_links', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdBy: text('created_by').notNull(),
  createdAt: time('created_at').notNull(),
  endsAt: time('ends_at').notNull(),
})
