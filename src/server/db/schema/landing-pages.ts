import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LandingQuery } from '#shared/products/landing-query.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** A page of the shop for a common search. Triggers raise the catalog's version. */
export const landingPages = sqliteTable(
  'landing_pages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** For search engines; when empty, made of name and introduction. */
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Markdown. */
    introduction: text('introduction').notNull().default(''),
    /** The page's product filters; `landingQuery` parses them like the query of a URL. */
    query: text('query', { mode: 'json' }).$type<LandingQuery>().notNull(),
    /** The name of one of the site's own pictures or of a cover; when empty, its category's picture is used. */
    picture: text('picture').notNull().default(''),
    isPublished: integer('is_published', { mode: 'boolean' }).notNull().default(false),
    inNavigation: integer('in_navigation', { mode: 'boolean' }).notNull().default(false),
    position: integer('position').notNull(),
    /** Rises with each change, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
    changedAt: integer('changed_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  () => [check('landing_pages_query', sql`json_type(query) = 'object'`)],
)

export const formerLandingPageSlugs = sqliteTable('former_landing_page_slugs', {
  slug: text('slug').primaryKey(),
  landingPageId: integer('landing_page_id')
    .notNull()
    .references(() => landingPages.id, { onDelete: 'cascade' }),
})
