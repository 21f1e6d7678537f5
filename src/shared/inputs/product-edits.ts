import { z } from 'zod'
import { commissionText } from '#shared/inputs/commission.ts'
import { id } from '#shared/inputs/fields.ts'
import { NO_URL, optional, picture, required, text, URL_MAX_LENGTH } from '#shared/inputs/plain-text.ts'
import { severalOf } from '#shared/inputs/several.ts'
import {
  DEFAULT_COMMISSION,
  DESCRIPTION_MAX_LENGTH,
  MORE_IMAGES_MAX,
  NAME_MAX_LENGTH,
  REASON_MAX_LENGTH,
} from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { decimalsLimit, hasTooManyDecimals } from '#shared/prices/money.ts'

const LABEL_MAX_LENGTH = 100
const MAX_PRICE = 1_000_000
const MAX_REVIEWS = 10_000_000
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

const link = optional(URL_MAX_LENGTH).refine((value) => value === null || safeHttpUrl(value), NO_URL)

const amount = z
  .number('Enter a number')
  .min(0, 'A price can’t be negative')
  .max(MAX_PRICE, `A price can be at most ${MAX_PRICE}`)

const price = amount.nullish().transform((value) => value ?? null)

/** Undefined means the shop's currency. */
const currency = text(LABEL_MAX_LENGTH)
  .nullish()
  .transform((value) => value?.toUpperCase() || undefined)
  .refine(
    (code) => code === undefined || CURRENCIES.has(code),
    'Enter a currency code such as SEK, EUR, or USD',
  )

const newCommission = text(LABEL_MAX_LENGTH)
  .nullish()
  .transform((value) => value || DEFAULT_COMMISSION)
  .pipe(commissionText)

const commission = text(LABEL_MAX_LENGTH)
  .nullable()
  .transform((value) => value || null)
  .pipe(commissionText.nullable())

/** The long or short name of a category of the shop. */
const category = optional(LABEL_MAX_LENGTH)

interface Priced {
  price: number | null
  currency?: string | undefined
}

/** Explains why a price is invalid in its currency; undefined when it is valid. */
export function priceMistake({ price, currency }: Priced): string | undefined {
  if (price === null || !currency || !hasTooManyDecimals(price, currency)) return undefined
  return `The price has too many decimals: ${currency} has ${decimalsLimit(currency)}`
}

/** Checks the whole product, because the currency decides how many decimals its price may have. */
export function refuseTooManyDecimals(product: Priced, context: z.RefinementCtx) {
  const message = priceMistake(product)
  if (message) context.addIssue({ code: 'custom', path: ['price'], message })
}

/** The fields of the Add New Product form. The server alone sets everything else. */
export const newProductFields = z.strictObject({
  name: required(NAME_MAX_LENGTH, 'Enter a name'),
  description: text(DESCRIPTION_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  price,
  currency,
  category,
  advertiserName: optional(LABEL_MAX_LENGTH),
  advertiserId: optional(LABEL_MAX_LENGTH),
  imageUrl: picture,
  moreImageUrls: z
    .array(picture)
    .max(MORE_IMAGES_MAX, `Use at most ${MORE_IMAGES_MAX} more pictures`)
    .optional()
    .transform((images) => images?.filter((image) => image !== null)),
  affiliateLink: link,
  commission: newCommission,
})

export const newProductInput = newProductFields.superRefine(refuseTooManyDecimals)

const productFields = newProductFields.extend({
  commission,
  /** Only null removes the price. */
  price: amount.nullable(),
  advertiserLogoUrl: picture,
  isBestSeller: z.boolean(),
  isEditorsPick: z.boolean(),
  rating: z
    .number('Enter a number')
    .min(0, 'A rating must be between 0 and 5')
    .max(5, 'A rating must be between 0 and 5')
    .nullable(),
  reviews: z
    .int('Enter a whole number')
    .min(0, 'Can’t be negative')
    .max(MAX_REVIEWS, `Must be at most ${MAX_REVIEWS}`)
    .nullable(),
})

const ids = severalOf(id, 'product')

export const productEditInput = z.strictObject({
  id,
  /** The `updatedAt` of the edited version. */
  version: z.int(),
  product: productFields.superRefine(refuseTooManyDecimals),
})

export const productIdsInput = z.strictObject({ ids })
export const productDeletionInput = z.strictObject({ ids, reason: optional(REASON_MAX_LENGTH) })

export const productBulkInput = z.strictObject({
  ids,
  category: text(LABEL_MAX_LENGTH).optional(),
  isBestSeller: z.boolean().optional(),
  isEditorsPick: z.boolean().optional(),
})

export const pictureAddressInput = z.strictObject({ url: z.string().max(URL_MAX_LENGTH) })

export type NewProduct = z.infer<typeof newProductInput>
export type ProductEdit = z.infer<typeof productEditInput>
export type ProductDeletion = z.infer<typeof productDeletionInput>
export type ProductBulkChange = z.infer<typeof productBulkInput>
