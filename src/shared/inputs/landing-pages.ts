import { z } from 'zod'
import { id, version } from '#shared/inputs/fields.ts'
import { line, longer } from '#shared/inputs/plain-text.ts'
import { ABOVE, isInOrder, productFilterInput } from '#shared/inputs/products.ts'
import { markdown, searchDescription, searchTitle, slug } from '#shared/inputs/written-text.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'

const INTRODUCTION_MAX_LENGTH = 10_000
const PICTURE = /^(?:(?:heroes|articles)\/[a-z0-9-]+|uploaded\/[a-f0-9]{20}-[a-f0-9]{6})$/

const name = longer(line(60), 1)

const publicFields = productFilterInput
  .omit({ price: true, size: true, age: true })
  .extend({
    name,
    title: searchTitle,
    description: searchDescription,
    introduction: markdown(INTRODUCTION_MAX_LENGTH),
    picture: z.union([z.literal(''), z.string().regex(PICTURE, 'Choose a picture')]),
    sort: z.enum(PRODUCT_SORTS).optional(),
  })
  .strict()

const landingPageFields = publicFields
  .extend({ slug, isPublished: z.boolean(), inNavigation: z.boolean() })
  .refine(isInOrder, ABOVE)

/** Accepts any text: an unknown slug is a missing page, not invalid input. */
export const landingPageSlugInput = z.object({ slug: z.string() })
export const landingPageIdInput = z.strictObject({ id })
export const newLandingPageInput = z.strictObject({ name })
export const landingPageEditInput = z.strictObject({
  id,
  version,
  landingPage: landingPageFields,
})

export const landingPagePreviewInput = z.strictObject({ landingPage: publicFields.refine(isInOrder, ABOVE) })

export type LandingPagePreview = z.infer<typeof landingPagePreviewInput>['landingPage']
export type LandingPageEdit = z.infer<typeof landingPageEditInput>
