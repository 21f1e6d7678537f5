import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories, formerCategoryNames } from '#server/db/schema/catalogue.ts'
import { DomainError } from '#shared/errors.ts'
import {
  CATEGORY_COLORS,
  CATEGORY_ICONS,
  CATEGORY_PICTURES,
  findCategory,
  isCategoryPicture,
} from '#shared/products/categories.ts'
import { asChosen, listOf, type OneOrMore } from '#shared/products/several.ts'

const inOrder = preparedQuery((db) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
)
const formerNames = preparedQuery((db) =>
  db
    .select({ name: formerCategoryNames.name, categoryId: formerCategoryNames.categoryId })
    .from(formerCategoryNames)
    .orderBy(asc(formerCategoryNames.name)),
)

export type ShopCategory = ReturnType<typeof shopCategories>[number]

/**
 * The categories of the shop in their order, hidden ones too. Whoever takes the name of a category from outside, or from
 * what was stored once, asks these: names of former times lead to what became of them.
 */
export function shopCategories(db: Database) {
  const former = formerNames(db).all()
  return inOrder(db)
    .all()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ isLeaving: _, successorId: __, ...category }) => ({
      ...category,
      // A backup may hold what this version does not have.
      color: CATEGORY_COLORS.find((color) => color === category.color) ?? 'sand',
      icon: CATEGORY_ICONS.find((icon) => icon === category.icon) ?? 'baby',
      picture: isCategoryPicture(category.picture) ? category.picture : CATEGORY_PICTURES[0],
      former: former.filter(({ categoryId }) => categoryId === category.id).map(({ name }) => name),
    }))
}

/** The short name that the shop has for each key of products; of a category that is being deleted, its successor's. */
export function shortsByKey(db: Database): Map<string, string> {
  const rows = inOrder(db).all()
  const shortOf = new Map(rows.filter(({ isLeaving }) => !isLeaving).map(({ id, short }) => [id, short]))
  return new Map(
    rows.flatMap(({ key, id, isLeaving, successorId }): [string, string][] => {
      const short = shortOf.get(isLeaving ? (successorId ?? 0) : id)
      return short === undefined ? [] : [[key, short]]
    }),
  )
}

/** As a column: the short name of the category of the products `p`. */
export function shortColumn(category: string): string {
  return `(select iif(c.is_leaving, (select d.short_name from categories d where d.id = c.successor_id), c.short_name)
    from categories c where c.short = ${category})`
}

/** What products have for a category of that key or name; null where the shop has none. */
export function categoryKey(known: ShopCategory[], name: unknown): string | null {
  return (known.find(({ key }) => key === name) ?? findCategory(known, name))?.key ?? null
}

/** A stored row with the category that became of its own: that may have been deleted since. */
export function asCategorized<Row extends { category?: unknown }>(db: Database, row: Row): Row {
  return row.category ? { ...row, category: categoryKey(shopCategories(db), row.category) } : row
}

type Filtered = { category?: OneOrMore<string> | undefined }

/** The same filters with what products have for each category. Throws BAD_REQUEST for one that the shop does not have. */
export function withCategoryKeys<Input extends Filtered>(db: Database, input: Input): Input {
  if (input.category === undefined) return input
  const known = shopCategories(db)
  return { ...input, category: asChosen(listOf(input.category).map((name) => requiredKey(known, name))) }
}

/** The key of the category that an administrator chose. Throws BAD_REQUEST at the field. */
export function chosenKey(db: Database, name: string | null, field: string): string | null {
  return name === null ? null : requiredKey(shopCategories(db), name, field)
}

function requiredKey(known: ShopCategory[], name: string, field = 'category'): string {
  const key = categoryKey(known, name)
  if (key !== null) return key
  const shorts = known.map(({ short }) => short).join(', ')
  throw new DomainError('BAD_REQUEST', `Unknown category. Use one of: ${shorts}`, { field })
}
