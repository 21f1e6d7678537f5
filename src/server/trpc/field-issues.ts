import { z } from 'zod'
import { fill, plural } from '#shared/messages/fill.ts'
import { currentLanguage, ENGLISH } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export interface FieldIssue {
  path: string
  message: string
}

interface Refused {
  path: PropertyKey[]
  message: string
}

const MOST_NAMED = 5
/** Forms send neither lists nor objects, so only programs read about those. */
const WHAT_IT_MUST_BE = new Map<string, () => string>(
  Object.entries({
    string: () => m.mustBeText,
    number: () => m.mustBeNumber,
    int: () => m.mustBeWholeNumber,
    boolean: () => 'Must be true or false',
    array: () => 'Must be a list',
    object: () => 'Must be an object',
    record: () => 'Must be an object',
    null: () => 'Must be empty',
  }),
)
const HOW_IT_IS_WRITTEN = new Map<string, () => string>(
  Object.entries({
    email: () => m.enterValidEmail,
    url: () => m.enterValidUrl,
    datetime: () => 'Use a date and time, such as 2026-05-04T08:30:00Z',
    date: () => 'Use a date, such as 2026-05-04',
  }),
)

/** Zod's own messages are for programmers; a schema's own messages take precedence over these. */
z.config({ localeError: sentence })

function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? m.fieldRequired
        : (WHAT_IT_MUST_BE.get(issue.expected)?.() ?? m.valueNotValid)
    case 'invalid_value':
      return issue.input === undefined
        ? m.fieldRequired
        : `Use one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.inclusive
        ? atMost(issue.origin, Number(issue.maximum))
        : fill(m.mustBeLessThan, { n: String(issue.maximum) })
    case 'too_small':
      return issue.inclusive
        ? atLeast(issue.origin, Number(issue.minimum))
        : fill(m.mustBeMoreThan, { n: String(issue.minimum) })
    case 'invalid_format':
      return HOW_IT_IS_WRITTEN.get(issue.format)?.() ?? m.checkFormat
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length > 1 ? 'fields' : 'field'}: ${issue.keys.join(', ')}`
    default:
      return m.valueNotValid
  }
}

function atMost(origin: string, n: number): string {
  if (origin === 'string') return fill(plural(m.useAtMostCharacters, n), { n })
  if (origin === 'array') return fill(plural(m.useAtMostEntries, n), { n })
  return fill(m.mustBeAtMost, { n })
}

function atLeast(origin: string, n: number): string {
  if (origin === 'string') return fill(plural(m.useAtLeastCharacters, n), { n })
  if (origin === 'array') return fill(plural(m.useAtLeastEntries, n), { n })
  return fill(m.mustBeAtLeast, { n })
}

export function fieldIssuesOf(refused: Refused[]): FieldIssue[] {
  return refused.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** Returns a sentence such as `Check the highlighted fields: page size, email`. Fields have names in English only. */
export function fieldsSentence(refused: Refused[]): string {
  if (currentLanguage() !== ENGLISH) return m.checkFields
  const names = listed(refused.map(({ path }) => inWords(path)))
  return names ? `${m.checkFields}: ${names}` : m.checkFields
}

/** Returns the same for programs, with the names that they send: `Not valid: page_size, email`. */
export function invalidFields(refused: Refused[]): string {
  const names = listed(refused.map(({ path }) => path.join('.').slice(0, 40)))
  return names ? `Not valid: ${names}` : 'The body isn’t valid'
}

function listed(names: string[]): string {
  const distinct = [...new Set(names.filter(Boolean))]
  const more = distinct.length > MOST_NAMED ? ' and others' : ''
  return `${distinct.slice(0, MOST_NAMED).join(', ')}${more}`
}

/** Spells out the last name in a path: `list_price` and `listPrice` are a list price. */
function inWords(path: PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? ''
  return String(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .slice(0, 40)
}
