import { z } from 'zod'
import { LINK_NAME } from '#shared/affiliate/link-name.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { line } from '#shared/inputs/written-text.ts'
import { LIST_PAGE_SIZE, MAX_PAGE } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { LINK_VIEWS } from '#shared/search-params/links.ts'

export const linkListInput = z.strictObject({
  view: z.enum(LINK_VIEWS).default('broken'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(100).default(LIST_PAGE_SIZE),
})
export type LinkListInput = z.infer<typeof linkListInput>

export const linkIdsInput = z.strictObject({ ids: severalOf(z.int().positive(), 'link') })

const URL_MAX_LENGTH = 2_000
const NOTE_MAX_LENGTH = 200

const name = z
  .string('Must be text')
  .regex(LINK_NAME, 'Use 1 to 60 lowercase letters a to z, digits, and hyphens')
const link = z.strictObject({
  name,
  url: line(URL_MAX_LENGTH).refine(safeHttpUrl, {
    message: 'Enter a URL that begins with http:// or https://',
  }),
  note: line(NOTE_MAX_LENGTH).default(''),
})

export const newNamedLinkInput = z.strictObject({ link })
/** The name finds the link and stays as it is, since texts use it. */
export const namedLinkEditInput = z.strictObject({
  link,
  version: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
})
export const namedLinkNameInput = z.strictObject({ name })

export type NamedLinkFields = z.infer<typeof link>
export type NamedLinkEdit = z.infer<typeof namedLinkEditInput>
