import { z } from 'zod'
import { refuseUnreadable } from '#shared/inputs/bounded-markdown.ts'
import { PRODUCT_SYNTAX } from '#shared/inputs/product-blocks.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { SEARCH_DESCRIPTION_MAX_LENGTH, SEARCH_TITLE_MAX_LENGTH } from '#shared/text/search-result.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function line(maxLength: number) {
  return z
    .string('Must be text')
    .transform((text) => cleanText(text.replace(/\s/g, ' ')))
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters`))
}

/** Empty when search engines should see the page's own text. */
export const searchTitle = line(SEARCH_TITLE_MAX_LENGTH)
export const searchDescription = line(SEARCH_DESCRIPTION_MAX_LENGTH)

export function longer(text: z.ZodType<string, string>, minLength: number) {
  return text.pipe(z.string().min(minLength, `Use at least ${minLength} characters`))
}

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
