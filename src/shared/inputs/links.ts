import { z } from 'zod'
import { LINK_NAME } from '#shared/affiliate/link-name.ts'
import { page, pageSize, version } from '#shared/inputs/fields.ts'
import { line, NO_URL, URL_MAX_LENGTH } from '#shared/inputs/plain-text.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { LINK_VIEWS } from '#shared/search-params/links.ts'

export const linkListInput = z.strictObject({
  view: z.enum(LINK_VIEWS).default('broken'),
  page,
  pageSize,
})
export type LinkListInput = z.infer<typeof linkListInput>

export const linkIdsInput = z.strictObject({ ids: severalOf(z.int().positive(), 'link') })

const NOTE_MAX_LENGTH = 200

const name = z
  .string('Must be text')
  .regex(LINK_NAME, 'Use 1 to 60 lowercase letters a to z, digits, and hyphens')
const link = z.strictObject({
  name,
  url: line(URL_MAX_LENGTH).refine(safeHttpUrl, NO_URL),
  note: line(NOTE_MAX_LENGTH).default(''),
})

export const newNamedLinkInput = z.strictObject({ link })
/** The name finds the link and stays as it is, since texts use it. */
export const namedLinkEditInput = z.strictObject({
  link,
  version,
})
export const namedLinkNameInput = z.strictObject({ name })

export type NamedLinkFields = z.infer<typeof link>
export type NamedLinkEdit = z.infer<typeof namedLinkEditInput>
