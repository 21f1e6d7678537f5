import { z } from 'zod'
import { isContentAddress } from '#shared/content/content-address.ts'
import {
  BLOCK_NAMES,
  type BlockName,
  blockOf,
  type Content,
  formFieldsOf,
  isSearchedBlock,
  SEARCH_FIELDS,
  type StoredSearchTexts,
} from '#shared/content/content-blocks.ts'
import type { ContentField, ContentFields, SimpleField } from '#shared/content/content-fields.ts'
import { formName, linesOf, readFormTexts } from '#shared/content/content-form.ts'
import { refuseUnreadable } from '#shared/inputs/bounded-markdown.ts'
import { uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { isDay } from '#shared/time/days.ts'

const ADDRESS_MAX_LENGTH = 500
const MOST_FIELDS = 200
const FIELD_NAME_MAX_LENGTH = 60
const FIELD_MAX_LENGTH = 70_000

const oneLine = (value: string) => cleanText(value).replace(/\s+/g, ' ')
const severalLines = (value: string) => cleanText(value.replaceAll('\r\n', '\n'))

const SCHEMAS = { stored: new Map<BlockName, z.ZodType>(), written: new Map<BlockName, z.ZodType>() }
type Origin = keyof typeof SCHEMAS

function schemaOf(field: ContentField, origin: Origin): z.ZodType {
  switch (field.kind) {
    case 'line':
      return bounded(z.string().transform(oneLine), field)
    case 'text':
      return bounded(z.string().transform(severalLines), field)
    case 'markdown':
      return markdownOf(bounded(z.string().transform(severalLines), field), origin)
    case 'lines':
      return z
        .array(bounded(z.string().transform(oneLine), { min: 1, max: field.max }))
        .min(field.least, 'Fill in this field')
        .max(field.most, `Use at most ${field.most} lines`)
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'picture':
      return (
        z
          .string()
          // Shops that chose before 0.3.0 stored the name without its folder.
          .transform((name) => (name.includes('/') ? name : `heroes/${name}`))
          .refine(
            (name) => field.own.includes(name) || uploadedPictureId(name) !== undefined,
            'Choose a picture',
          )
      )
    case 'number':
      return z
        .int(`Enter a whole number from ${field.min} to ${field.max}`)
        .min(field.min, `Enter at least ${field.min}`)
        .max(field.max, `Enter at most ${field.max}`)
    case 'link':
      return z
        .string()
        .trim()
        .min(1, 'Fill in this field')
        .max(ADDRESS_MAX_LENGTH)
        .refine(isContentAddress, 'Use a path such as /products, or a URL that begins with https://')
    case 'day':
      return z
        .string()
        .trim()
        .refine((value) => value === '' || isDay(value), 'Use a date, such as 2026-05-04')
    case 'list':
      return z
        .array(objectOf(field.fields, origin))
        .min(field.least, `Keep at least ${field.least}`)
        .max(field.most, `Use at most ${field.most}`)
  }
}

/** A stored text is shown even if this version would refuse it as input. */
function markdownOf(text: z.ZodType<string>, origin: Origin): z.ZodType {
  return origin === 'stored' ? text : text.superRefine(refuseUnreadable)
}

function bounded(schema: z.ZodType<string>, { min, max }: { min: number; max: number }) {
  const text = schema.pipe(
    z
      .string()
      .min(min, min > 1 ? `Use at least ${min} characters. This can’t be left empty.` : 'Fill in this field')
      .max(max, `Use at most ${max} characters`),
  )
  // A stored block may be older than an optional field.
  return min === 0 ? text.default('') : text
}

function objectOf(fields: ContentFields, origin: Origin) {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, origin)])),
  )
}

function blockSchema(name: BlockName, origin: Origin): z.ZodType {
  const schema = SCHEMAS[origin].get(name) ?? checked(name, objectOf(blockOf(name).fields, origin))
  SCHEMAS[origin].set(name, schema)
  return schema
}

/** Adds the checks that no single field can express. */
function checked(name: BlockName, schema: z.ZodType): z.ZodType {
  return name === 'donations' ? schema.superRefine(differentStarts) : schema
}

function differentStarts(value: unknown, context: z.RefinementCtx) {
  // Safe: it is refined after its own schema took it.
  const { goals } = value as Content['donations']
  goals.forEach(({ start }, index) => {
    if (goals.findIndex((other) => other.start === start) === index) return
    const message = start ? 'Another goal begins on this day' : 'Only one goal can count from the beginning'
    context.addIssue({ code: 'custom', path: ['goals', index, 'start'], message })
  })
}

/** Parses a stored block; undefined when this version no longer accepts it. */
export function parseContent<Name extends BlockName>(name: Name, stored: unknown): Content[Name] | undefined {
  // Safe: the schema is made of the fields that the type is made of.
  return blockSchema(name, 'stored').safeParse(stored).data as Content[Name] | undefined
}

/** Reads a text of a form as its field demands; a text on several lines is one line each. */
export function readContentText(field: SimpleField, written: string): { value: string; problem?: string } {
  const value = field.kind === 'lines' ? linesOf(written) : written
  const { data, error } = schemaOf(field, 'written').safeParse(value)
  if (error) return { value: written, problem: error.issues[0]?.message ?? 'Use another text' }
  return { value: Array.isArray(data) ? data.join('\n') : String(data) }
}

const searchSchema = objectOf(SEARCH_FIELDS, 'stored')

/** Parses a block's stored texts for search engines; undefined when they are the default. */
export function parseSearchTexts(name: BlockName, stored: unknown): StoredSearchTexts | undefined {
  if (!isSearchedBlock(name)) return undefined
  // Safe: the schema is made of the fields that the type is made of.
  const texts = searchSchema.safeParse(stored).data as StoredSearchTexts | undefined
  return texts?.searchTitle || texts?.searchDescription ? texts : undefined
}

function formSchema(name: BlockName): z.ZodType {
  const written = blockSchema(name, 'written')
  return isSearchedBlock(name) ? z.intersection(written, searchSchema) : written
}

const block = z.enum(BLOCK_NAMES)
const fields = z
  .record(z.string().max(FIELD_NAME_MAX_LENGTH), z.string().max(FIELD_MAX_LENGTH))
  .refine((all) => Object.keys(all).length <= MOST_FIELDS, 'There are too many fields')

export const blockInput = z.object({ block })

/** When the form's initial text was stored, in milliseconds since 1970; null for the built-in text. */
const basedOn = z.int().nullable()

/** A block's submitted form. Issues name the form's field. */
export const contentChangeInput = z.object({ block, basedOn, fields }).transform((input, context) => {
  const { value, places } = readFormTexts(formFieldsOf(input.block), input.fields)
  const result = formSchema(input.block).safeParse(value)
  for (const { path, message } of result.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [formName(path, places)], message })
  // Safe: an object where there was no issue, and with one nobody gets it.
  return { block: input.block, basedOn: input.basedOn, value: (result.data ?? {}) as Record<string, unknown> }
})

export const renderedContentInput = z.object({ blocks: z.array(block).min(1).max(BLOCK_NAMES.length) })
