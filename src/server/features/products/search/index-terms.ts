import type { Words } from '#shared/things/name-groups.ts'

/** Alternatives of a term, the typed one first. */
export type Term = Words[]

/** The indexes hold runs of three letters. */
const INDEXED_LENGTH = 3

interface Condition {
  where: string
  values: string[]
}

/**
 * Quotes a term as an FTS5 string: operators, quotes and wildcards in it are plain text. A zero byte would end the
 * whole query.
 */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll('\0', ' ').replaceAll('"', '""')}"`
}

export function isIndexed(term: string): boolean {
  return [...term].length >= INDEXED_LENGTH
}

/** True if the index alone can answer for all alternatives of a term. */
export function isIndexedTerm(term: Term): boolean {
  return term.flat().every(isIndexed)
}

export function indexExpression(terms: Term[]): string {
  return terms.map(expressionOf).join(' AND ')
}

function expressionOf(term: Term): string {
  const names = term.map((words) => words.map(quoteTerm).join(' AND '))
  return names.length > 1 ? `(${names.map((name) => `(${name})`).join(' OR ')})` : (names[0] ?? '')
}

export function hasTerms(column: string, terms: Term[]): Condition[] {
  return terms.map((term) => ({
    where: either(term.map((words) => allOf(column, words))),
    values: term.flat(),
  }))
}

function allOf(column: string, words: string[]): string {
  return words.map(() => `instr(${column}, ?) > 0`).join(' and ')
}

function either(conditions: string[]): string {
  return `(${conditions.join(' or ')})`
}

/** Returns the smallest text that sorts after everything that begins with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
