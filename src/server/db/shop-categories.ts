import { asc } from 'drizzle-orm'
import { foreignLanguage, mainLanguage } from '#server/config/languages.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories, formerCategoryNames } from '#server/db/schema/catalog.ts'
import { translationsNow } from '#server/db/translated-texts.ts'
import { withTranslation } from '#shared/content/translated-texts.ts'
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
 * Returns the shop's categories in order, including hidden ones. Use it for category names from outside or from
 * storage: former names resolve to their current categories.
 */
export function shopCategories(db: Database) {
  const former = formerNames(db).all()
  return inOrder(db)
    .all()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ isLeaving: _, successorId: __, ...category }) => ({
      ...category,
      // A backup may hold values that this version lacks.
      color: CATEGORY_COLORS.find((color) => color === category.color) ?? 'sand',
      icon: CATEGORY_ICONS.find((icon) => icon === category.icon) ?? 'baby',
      picture: isCategoryPicture(category.picture) ? category.picture : CATEGORY_PICTURES[0],
      former: former.filter(({ categoryId }) => categoryId === category.id).map(({ name }) => name),
    }))
}

/** Returns the categories as pages show them: in the page's language, `label` being the short name that people read. */
export function localCategories(db: Database) {
  const translations = translationsNow(db, 'category')
  return shopCategories(db).map((category) => {
    const { name, short, description, tagline, searchTitle, searchDescription } = category
    const own = translations.get(String(category.id)) ?? {}
    const texts = withTranslation({ name, description, tagline, searchTitle, searchDescription }, own)
    const isForeign = !own.name
    return {
      ...category,
      ...texts,
      label: own.short || own.name || short,
      ...(isForeign && foreignLanguage(mainLanguage())),
    }
  })
}

/** Returns the short name for each category key in products; for a category being deleted, its successor's. */
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

/** SQL for the short name of the category of products `p`. */
export function shortColumn(category: string): string {
  return `(select iif(c.is_leaving, (select d.short_name from categories d where d.id = c.successor_id), c.short_name)
    from categories c where c.short = ${category})`
}

export function categoryKey(available: ShopCategory[], name: unknown): string | null {
  return (available.find(({ key }) => key === name) ?? findCategory(available, name))?.key ?? null
}

/** Replaces a stored row's category with its current one, as it may have been deleted since. */
export function asCategorized<Row extends { category?: unknown }>(db: Database, row: Row): Row {
  return row.category ? { ...row, category: categoryKey(shopCategories(db), row.category) } : row
}

/** Returns the filters with category names replaced by keys. Throws BAD_REQUEST for an unknown category. */
export function withCategoryKeys<Input extends { category?: OneOrMore<string> | undefined }>(
  db: Database,
  input: Input,
): Input {
  if (input.category === undefined) return input
  const available = shopCategories(db)
  return { ...input, category: asChosen(listOf(input.category).map((name) => requiredKey(available, name))) }
}

/** Returns the key of an administrator's chosen category. Throws BAD_REQUEST, naming the field. */
export function chosenKey(db: Database, name: string | null, field: string): string | null {
  return name === null ? null : requiredKey(shopCategories(db), name, field)
}

function requiredKey(available: ShopCategory[], name: string, field = 'category'): string {
  const key = categoryKey(available, name)
  if (key !== null) return key
  const shorts = available.map(({ short }) => short).join(', ')
  throw new DomainError('BAD_REQUEST', `Unknown category. Use one of: ${shorts}`, { field })
}
