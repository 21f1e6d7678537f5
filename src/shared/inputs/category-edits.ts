import { z } from 'zod'
import { SKIP } from '#shared/feeds/category-rules.ts'
import { line, longer, searchDescription, searchTitle } from '#shared/inputs/written-text.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS, isCategoryPicture } from '#shared/products/categories.ts'
import { cleanText } from '#shared/text/clean-text.ts'

const CATEGORY_SHORT_MAX_LENGTH = 30
const CATEGORY_NAME_MAX_LENGTH = 60
const CATEGORY_TAGLINE_MAX_LENGTH = 60
const CATEGORY_DESCRIPTION_MAX_LENGTH = 300

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

export const newCategoryInput = z.strictObject({
  /** Used in URLs, the API and the chips on phones. */
  short: longer(line(CATEGORY_SHORT_MAX_LENGTH), 1).refine(
    (short) => short.toLowerCase() !== SKIP,
    'In feeds, this word means that products are left out. Choose another one.',
  ),
  name: longer(line(CATEGORY_NAME_MAX_LENGTH), 1),
  description: z
    .string('Must be text')
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, 'Enter a description')
        .max(CATEGORY_DESCRIPTION_MAX_LENGTH, `Use at most ${CATEGORY_DESCRIPTION_MAX_LENGTH} characters`),
    ),
  tagline: line(CATEGORY_TAGLINE_MAX_LENGTH),
  color: z.enum(CATEGORY_COLORS, 'Choose a color'),
  icon: z.enum(CATEGORY_ICONS, 'Choose an icon'),
  picture: z.string().refine(isCategoryPicture, 'Choose a picture'),
  isHidden: z.boolean(),
  searchTitle: searchTitle.default(''),
  searchDescription: searchDescription.default(''),
})

export const categoryEditInput = z.strictObject({
  id,
  version: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
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
