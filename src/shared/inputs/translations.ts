import { z } from 'zod'
import { isTranslatedEntry, TRANSLATED_KINDS, translatedField } from '#shared/content/translated-texts.ts'
import { readContentText } from '#shared/inputs/content.ts'
import { LANGUAGE_CODES } from '#shared/messages/languages.ts'

const MOST_TEXTS = 200
const NAME_MAX_LENGTH = 60
const TEXT_MAX_LENGTH = 70_000

const entryFields = {
  kind: z.enum(TRANSLATED_KINDS),
  /** The id of a category or landing page, or the name of a block. */
  entry: z.string().max(20, 'There is no such text'),
  language: z.enum(LANGUAGE_CODES, 'Choose a language'),
}

export const translationInput = z.strictObject(entryFields).refine(isTranslatedEntry, 'There is no such text')

const texts = z
  .record(z.string().max(NAME_MAX_LENGTH), z.string().max(TEXT_MAX_LENGTH))
  .refine((all) => Object.keys(all).length <= MOST_TEXTS, 'There are too many texts')

/** The translated texts by their names; an empty one is shown in the main language. Issues name the text. */
export const translationChangeInput = z
  .strictObject({
    ...entryFields,
    /** When the form's texts were stored, in milliseconds since 1970; null for none. */
    basedOn: z.int().nullable(),
    texts,
  })
  .transform(({ texts: written, ...input }, context) => {
    const read: Record<string, string> = {}
    for (const [name, text] of Object.entries(written)) {
      const field = translatedField(input, name)
      if (!field || text.trim() === '') continue
      const { value, problem } = readContentText(field, text)
      if (problem) context.addIssue({ code: 'custom', path: [name], message: problem })
      else read[name] = value
    }
    return { ...input, texts: read }
  })

export type TranslationInput = z.infer<typeof translationInput>
export type TranslationChange = z.infer<typeof translationChangeInput>
