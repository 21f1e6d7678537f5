import { z } from 'zod'

export interface FieldIssue {
  path: string
  message: string
}

interface Refused {
  path: PropertyKey[]
  message: string
}

const MOST_NAMED = 5
const WHAT_IT_MUST_BE = new Map(
  Object.entries({
    string: 'Must be text',
    number: 'Must be a number',
    int: 'Must be a whole number',
    boolean: 'Must be true or false',
    array: 'Must be a list',
    object: 'Must be an object',
    record: 'Must be an object',
    null: 'Must be empty',
  }),
)
const HOW_IT_IS_WRITTEN = new Map(
  Object.entries({
    email: 'Enter a valid email address',
    url: 'Enter a valid URL',
    datetime: 'Use a date and time, such as 2026-05-04T08:30:00Z',
    date: 'Use a date, such as 2026-05-04',
  }),
)
const UNITS = new Map(
  Object.entries<[one: string, many: string]>({
    string: ['character', 'characters'],
    array: ['entry', 'entries'],
  }),
)
const NOT_VALID = 'This value isn’t valid'

/** Zod's own messages are for programmers; a schema's own messages take precedence over these. */
z.config({ localeError: sentence })

function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required'
        : (WHAT_IT_MUST_BE.get(issue.expected) ?? NOT_VALID)
    case 'invalid_value':
      return issue.input === undefined
        ? 'This is required'
        : `Use one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return bound(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)
    case 'too_small':
      return bound(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)
    case 'invalid_format':
      return HOW_IT_IS_WRITTEN.get(issue.format) ?? 'Check the format'
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length > 1 ? 'fields' : 'field'}: ${issue.keys.join(', ')}`
    default:
      return NOT_VALID
  }
}

function bound(origin: string, comparison: string, limit: number | bigint): string {
  const [one, many] = UNITS.get(origin) ?? []
  if (one && many) return `Use ${comparison} ${limit} ${limit === 1 ? one : many}`
  return `Must be ${comparison} ${limit}`
}

export function fieldIssuesOf(refused: Refused[]): FieldIssue[] {
  return refused.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** Returns a sentence such as `Check the highlighted fields: page size, email`. */
export function fieldsSentence(refused: Refused[]): string {
  const names = [...new Set(refused.map(({ path }) => inWords(path)).filter(Boolean))]
  const named = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length > MOST_NAMED ? ' and others' : ''
  return named ? `Check the highlighted fields: ${named}${more}` : 'Check the highlighted fields'
}

/** Returns the same for programs, with the names that they send: `Not valid: page_size, email`. */
export function invalidFields(refused: Refused[]): string {
  const names = [...new Set(refused.map(({ path }) => path.join('.').slice(0, 40)).filter(Boolean))]
  const more = names.length > MOST_NAMED ? ' and others' : ''
  return names.length > 0
    ? `Not valid: ${names.slice(0, MOST_NAMED).join(', ')}${more}`
    : 'The body isn’t valid'
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
