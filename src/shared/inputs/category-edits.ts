import { z } from 'zod'
import { SKIP } from '#shared/feeds/category-rules.ts'
import { id, version } from '#shared/inputs/fields.ts'
import { line, longer, required } from '#shared/inputs/plain-text.ts'
import { searchDescription, searchTitle } from '#shared/inputs/written-text.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS, isCategoryPicture } from '#shared/products/categories.ts'

export const newCategoryInput = z.strictObject({
  /** Used in URLs, the API and the chips on phones. */
  short: longer(line(30), 1).refine(
    (short) => short.toLowerCase() !== SKIP,
    'In feeds, this word means that products are left out. Choose another one.',
  ),
  name: longer(line(60), 1),
  description: required(300, 'Enter a description'),
  tagline: line(60),
  color: z.enum(CATEGORY_COLORS, 'Choose a color'),
  icon: z.enum(CATEGORY_ICONS, 'Choose an icon'),
  picture: z.string().refine(isCategoryPicture, 'Choose a picture'),
  isHidden: z.boolean(),
  searchTitle: searchTitle.default(''),
  searchDescription: searchDescription.default(''),
})

export const categoryEditInput = z.strictObject({
  id,
  version,
  category: newCategoryInput,
})

export const categoryDeletionInput = z.strictObject({
  id,
  /** The category that receives the products and rules; null for none. */
  destinationId: id.nullable(),
})

export type NewCategory = z.infer<typeof newCategoryInput>
export type CategoryEdit = z.infer<typeof categoryEditInput>
export type CategoryDeletion = z.infer<typeof categoryDeletionInput>
