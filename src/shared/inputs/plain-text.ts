import { z } from 'zod'
import { safeHttpUrl } from '#shared/links.ts'
import { cleanText } from '#shared/text/clean-text.ts'

/** A text of several lines. */
export function text(maxLength: number) {
  return z
    .string('Must be text')
    .transform(cleanText)
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters`))
}

export function optional(maxLength: number) {
  return text(maxLength)
    .nullish()
    .transform((value) => value || null)
}

export function required(maxLength: number, missing: string) {
  return text(maxLength).pipe(z.string().min(1, missing))
}

export function line(maxLength: number) {
  return z
    .string('Must be text')
    .transform((value) => cleanText(value.replace(/\s/g, ' ')))
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters`))
}

export const URL_MAX_LENGTH = 2_000
export const NO_URL = { message: 'Enter a URL that begins with http:// or https://' }

const OWN_PICTURE = /^\/images\/[\w/.-]+$/

export function isOwnPicture(address: string): boolean {
  return OWN_PICTURE.test(address)
}

export const picture = optional(URL_MAX_LENGTH).refine(
  (value) => value === null || safeHttpUrl(value) || isOwnPicture(value),
  NO_URL,
)

export function longer(text: z.ZodType<string, string>, minLength: number) {
  return text.pipe(z.string().min(minLength, `Use at least ${minLength} characters`))
}
