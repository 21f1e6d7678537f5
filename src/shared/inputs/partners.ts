import { z } from 'zod'
import { commissionText } from '#shared/inputs/commission.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'
import { cleanText } from '#shared/text/clean-text.ts'

const NAME_MAX_LENGTH = 80
const DESCRIPTION_MAX_LENGTH = 400
const URL_MAX_LENGTH = 2_000
const OWN_PICTURE = /^\/images\/[\w/.-]+$/

const text = (maxLength: number, missing: string) =>
  z
    .string('Must be text')
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(maxLength, `Use at most ${maxLength} characters`))

export const partnerInput = z.strictObject({
  name: text(NAME_MAX_LENGTH, 'Enter a name'),
  description: text(DESCRIPTION_MAX_LENGTH, 'Enter a description'),
  commission: commissionText,
  category: z.enum(PARTNER_CATEGORIES, 'Choose a category'),
  website: text(URL_MAX_LENGTH, 'Enter a URL').refine(safeHttpUrl, {
    message: 'Enter a URL that begins with http:// or https://',
  }),
  logo: z
    .string('Must be text')
    .trim()
    .max(URL_MAX_LENGTH, `Use at most ${URL_MAX_LENGTH} characters`)
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || safeHttpUrl(value) || OWN_PICTURE.test(value), {
      message: 'Enter a URL that begins with http:// or https://',
    }),
})

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const partnerIdInput = z.strictObject({ id })
export const partnerEditInput = z.strictObject({ id, partner: partnerInput })

export type PartnerFields = z.infer<typeof partnerInput>
