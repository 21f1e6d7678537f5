import { z } from 'zod'
import { commissionText } from '#shared/inputs/commission.ts'
import { id } from '#shared/inputs/fields.ts'
import { NO_URL, picture, required, URL_MAX_LENGTH } from '#shared/inputs/plain-text.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'

export const partnerInput = z.strictObject({
  name: required(80, 'Enter a name'),
  description: required(400, 'Enter a description'),
  commission: commissionText,
  category: z.enum(PARTNER_CATEGORIES, 'Choose a category'),
  website: required(URL_MAX_LENGTH, 'Enter a URL').refine(safeHttpUrl, NO_URL),
  logo: picture,
})

export const partnerIdInput = z.strictObject({ id })
export const partnerEditInput = z.strictObject({ id, partner: partnerInput })

export type PartnerFields = z.infer<typeof partnerInput>
export type PartnerEdit = z.infer<typeof partnerEditInput>
