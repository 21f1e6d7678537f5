import { z } from 'zod'
import { refuseUnreadable } from '#shared/inputs/bounded-markdown.ts'
import { line } from '#shared/inputs/plain-text.ts'
import { PRODUCT_SYNTAX } from '#shared/inputs/product-blocks.ts'
import { SEARCH_DESCRIPTION_MAX_LENGTH, SEARCH_TITLE_MAX_LENGTH } from '#shared/text/search-result.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Empty when search engines should see the page's own text. */
export const searchTitle = line(SEARCH_TITLE_MAX_LENGTH)
export const searchDescription = line(SEARCH_DESCRIPTION_MAX_LENGTH)

/** Markdown of articles and landing pages, which may show products. */
export function markdown(maxLength: number, faultOf?: Parameters<typeof refuseUnreadable>[2]) {
  return z
    .string('Must be text')
    .max(maxLength, `Use at most ${maxLength} characters`)
    .superRefine((text, context) => refuseUnreadable(text, context, faultOf, PRODUCT_SYNTAX))
}

/** The last part of a URL, such as `baby-sleep-science`. */
export const slug = z
  .string()
  .max(80, 'Use at most 80 characters')
  .regex(SLUG, 'Use lowercase letters a to z, numbers, and single hyphens')
