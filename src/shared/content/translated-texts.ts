import { blockOf, formFieldsOf, isBlockName } from '#shared/content/content-blocks.ts'
import { type ContentFields, line, markdown, type SimpleField, text } from '#shared/content/content-fields.ts'
import type { FormTexts } from '#shared/content/content-form.ts'
import { SEARCH_DESCRIPTION_MAX_LENGTH, SEARCH_TITLE_MAX_LENGTH } from '#shared/text/search-result.ts'

/** The kinds of texts that are translated one by one; an article is translated as a whole. */
export const TRANSLATED_KINDS = ['category', 'landing-page', 'content'] as const

export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

export function isTranslatedKind(kind: string): kind is TranslatedKind {
  return TRANSLATED_KINDS.some((one) => one === kind)
}

/** An entry of a kind: the id of a category or landing page, or the name of a block. */
export interface TranslatedEntry {
  kind: TranslatedKind
  entry: string
}

/** True for an id of a category or landing page, and for the name of a block. */
export function isTranslatedEntry({ kind, entry }: TranslatedEntry): boolean {
  return kind === 'content' ? isBlockName(entry) : ID.test(entry)
}

const ID = /^[1-9]\d{0,14}$/
const SEARCH_TITLE = line('Title for search engines', { max: SEARCH_TITLE_MAX_LENGTH })
const SEARCH_DESCRIPTION = line('Description for search engines', { max: SEARCH_DESCRIPTION_MAX_LENGTH })

const CATEGORY_FIELDS = {
  name: line('Name', { max: 60 }),
  short: line('Short name on pages', { max: 30 }),
  tagline: line('Line on its tile', { max: 60 }),
  description: text('Description', { max: 300 }),
  searchTitle: SEARCH_TITLE,
  searchDescription: SEARCH_DESCRIPTION,
} satisfies ContentFields

const LANDING_PAGE_FIELDS = {
  name: line('Name', { max: 60 }),
  introduction: markdown('Text', { max: 10_000 }),
  title: SEARCH_TITLE,
  description: SEARCH_DESCRIPTION,
} satisfies ContentFields

const WRITTEN_KINDS: SimpleField['kind'][] = ['line', 'text', 'markdown', 'lines']

/** Returns the field of a text by its name in forms, such as `slides_1_text`; undefined for what is not translated. */
export function translatedField({ kind, entry }: TranslatedEntry, name: string): SimpleField | undefined {
  const fields = fieldsOf({ kind, entry })
  const [list = '', , key = ''] = name.split('_')
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined
  const own = field?.kind === 'list' ? field.fields[key] : field
  return own && WRITTEN_KINDS.includes(own.kind) ? own : undefined
}

/** Names a text for its editor: `Slide 2: Text`. */
export function translatedLabel(entry: TranslatedEntry, name: string): string {
  const [list = '', number] = name.split('_')
  const { label } = translatedField(entry, name) ?? { label: name }
  const field = fieldsOf(entry)[list]
  if (number === undefined || field?.kind !== 'list') return label
  return `${field.one.slice(0, 1).toUpperCase()}${field.one.slice(1)} ${number}: ${label}`
}

/** Keeps the texts that can be translated. */
export function translatedTexts(entry: TranslatedEntry, texts: FormTexts): FormTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => translatedField(entry, name)))
}

/** Replaces the texts that have a translation, and leaves the others. */
export function withTranslation(texts: FormTexts, translation: FormTexts): FormTexts {
  const translated = Object.entries(translation).filter(([name, own]) => own && texts[name])
  return { ...texts, ...Object.fromEntries(translated) }
}

/** Returns how many texts have no translation, or one of a text that has changed since. */
export function translationGaps(texts: FormTexts, translation: FormTexts, original: FormTexts) {
  const written = Object.keys(texts).filter((name) => texts[name])
  return {
    missing: written.filter((name) => !translation[name]).length,
    old: written.filter((name) => translation[name] && original[name] !== texts[name]).length,
  }
}

export function nameOfBlock(entry: string): string {
  return isBlockName(entry) ? blockOf(entry).title : entry
}

function fieldsOf({ kind, entry }: TranslatedEntry): ContentFields {
  if (kind === 'category') return CATEGORY_FIELDS
  if (kind === 'landing-page') return LANDING_PAGE_FIELDS
  return isBlockName(entry) ? formFieldsOf(entry) : {}
}
