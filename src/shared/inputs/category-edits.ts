import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'

const CATEGORY_DESCRIPTION_MAX_LENGTH = 300

export const categoryEditInput = z.strictObject({
  id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  description: z
    .string('Must be text')
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, 'Enter a description')
        .max(CATEGORY_DESCRIPTION_MAX_LENGTH, `Use at most ${CATEGORY_DESCRIPTION_MAX_LENGTH} characters`),
    ),
})

export type CategoryEdit = z.infer<typeof categoryEditInput>
