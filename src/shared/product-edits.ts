import { z } from 'zod'
import { parseCategory } from '#shared/categories.ts'
import { cleanText } from '#shared/clean-text.ts'
import {
  DEFAULT_COMMISSION,
  DEFAULT_CURRENCY,
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'

const URL_MAX_LENGTH = 2_000
const LABEL_MAX_LENGTH = 100
const MAX_PRICE = 1_000_000
const MAX_REVIEWS = 10_000_000
export const BULK_LIMIT = 200
const OWN_PICTURE = /^\/images\/[\w/.-]+$/
const PERCENT = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%?$/
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

function text(maxLength: number) {
  return z
    .string('Must be text')
    .transform(cleanText)
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters`))
}

const optional = (maxLength: number) =>
  text(maxLength)
    .nullish()
    .transform((value) => value || null)

const link = optional(URL_MAX_LENGTH).refine((value) => value === null || safeHttpUrl(value), {
  message: 'Enter an address that begins with http:// or https://',
})

const picture = optional(URL_MAX_LENGTH).refine(
  (value) => value === null || safeHttpUrl(value) || OWN_PICTURE.test(value),
  { message: 'Enter an address that begins with http:// or https://' },
)

const price = z
  .number('Enter a number')
  .min(0, 'A price cannot be negative')
  .max(MAX_PRICE, `A price is at most ${MAX_PRICE}`)
  .nullish()
  .transform((value) => value ?? null)

const currency = text(LABEL_MAX_LENGTH)
  .nullish()
  .transform((value) => value?.toUpperCase() || DEFAULT_CURRENCY)
  .refine((code) => CURRENCIES.has(code), 'Enter a currency code such as SEK, EUR or USD')

const commission = text(LABEL_MAX_LENGTH)
  .nullish()
  .transform((value, context) => {
    const digits = PERCENT.exec(value || DEFAULT_COMMISSION)?.[1]?.replace(',', '.')
    if (digits && Number(digits) <= 100) return `${Number(digits)}%`
    const message = digits ? 'A commission is at most 100%' : 'Enter a percentage such as 5%'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** The name of one of the five categories, long or short. */
const category = optional(LABEL_MAX_LENGTH).transform((value, context) => {
  if (value === null) return null
  const known = parseCategory(value)
  if (known) return known
  context.addIssue({ code: 'custom', message: 'Choose one of the five categories' })
  return z.NEVER
})

/** The fields of the Add New Product form. The server alone decides about everything else. */
export const newProductInput = z.strictObject({
  name: text(NAME_MAX_LENGTH).pipe(z.string().min(1, 'Enter a name')),
  description: text(DESCRIPTION_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  price,
  currency,
  category,
  advertiserName: optional(LABEL_MAX_LENGTH),
  advertiserId: optional(LABEL_MAX_LENGTH),
  imageUrl: picture,
  affiliateLink: link,
  commission,
})

const productFields = newProductInput.extend({
  advertiserLogoUrl: picture,
  isBestSeller: z.boolean(),
  isEditorsPick: z.boolean(),
  rating: z
    .number('Enter a number')
    .min(0, 'A rating is between 0 and 5')
    .max(5, 'A rating is between 0 and 5')
    .nullable(),
  reviews: z
    .int('Enter a whole number')
    .min(0, 'Cannot be negative')
    .max(MAX_REVIEWS, `Is at most ${MAX_REVIEWS}`)
    .nullable(),
})

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const ids = z
  .array(id)
  .min(1, 'Choose at least one product')
  .max(BULK_LIMIT, `Choose at most ${BULK_LIMIT} products at a time`)

export const productEditInput = z.strictObject({
  id,
  /** The `updatedAt` of the version that was edited. */
  version: z.int(),
  product: productFields,
})

export const productIdsInput = z.strictObject({ ids })
export const deletionIdInput = z.strictObject({ deletionId: z.uuid() })

export const productBulkInput = z.strictObject({
  ids,
  category: z
    .string()
    .transform((value) => parseCategory(value))
    .optional(),
  isBestSeller: z.boolean().optional(),
  isEditorsPick: z.boolean().optional(),
})

export const pictureAddressInput = z.strictObject({ url: z.string().max(URL_MAX_LENGTH) })

export type NewProduct = z.infer<typeof newProductInput>
export type ProductEdit = z.infer<typeof productEditInput>
export type ProductBulkChange = z.infer<typeof productBulkInput>
