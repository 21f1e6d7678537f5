import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { PARTNER_CATEGORIES } from '#shared/partner-categories.ts'

const NAME_MAX_LENGTH = 80
const DESCRIPTION_MAX_LENGTH = 400
const URL_MAX_LENGTH = 2_000
const OWN_PICTURE = /^\/images\/[\w/.-]+$/
const PERCENT = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%?$/

const text = (maxLength: number, missing: string) =>
  z
    .string('Must be text')
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(maxLength, `Use at most ${maxLength} characters`))

const commission = z.string('Must be text').transform((value, context) => {
  const digits = PERCENT.exec(value.trim())?.[1]?.replace(',', '.')
  if (digits && Number(digits) <= 100) return `${Number(digits)}%`
  const message = digits ? 'A commission is at most 100%' : 'Enter a percentage such as 5%'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

export const partnerInput = z.strictObject({
  name: text(NAME_MAX_LENGTH, 'Enter a name'),
  description: text(DESCRIPTION_MAX_LENGTH, 'Enter a description'),
  commission,
  category: z.enum(PARTNER_CATEGORIES, 'Choose a category'),
  website: text(URL_MAX_LENGTH, 'Enter an address').refine(safeHttpUrl, {
    message: 'Enter an address that begins with http:// or https://',
  }),
  logo: z
    .string('Must be text')
    .trim()
    .max(URL_MAX_LENGTH, `Use at most ${URL_MAX_LENGTH} characters`)
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || safeHttpUrl(value) || OWN_PICTURE.test(value), {
      message: 'Enter an address that begins with http:// or https://',
    }),
})

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const partnerIdInput = z.strictObject({ id })
export const partnerEditInput = z.strictObject({ id, partner: partnerInput })

export type PartnerFields = z.infer<typeof partnerInput>
