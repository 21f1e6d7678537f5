import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, rowId, timeOfInsert } from '#server/db/schema/columns.ts'
import type { LandingQuery } from '#shared/products/landing-query.ts'

/** A page of the shop for a common search. Triggers raise the catalog's version. */
export const landingPages = sqliteTable(
  'landing_pages',
  {
    id: rowId(),
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
    isPublished: flag('is_published').notNull().default(false),
    inNavigation: flag('in_navigation').notNull().default(false),
    position: integer('position').notNull(),
    /** Rises with each change, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
    changedAt: timeOfInsert('changed_at'),
  },
  () => [check('landing_pages_query', sql`json_type(query) = 'object'`)],
)

export const formerLandingPageSlugs = sqliteTable('former_landing_page_slugs', {
  slug: text('slug').primaryKey(),
  landingPageId: integer('landing_page_id')
    .notNull()
    .references(() => landingPages.id, { onDelete: 'cascade' }),
})
