import type { Words } from '#shared/things/name-groups.ts'

/** Alternatives of a term, the typed one first. */
export type Term = Words[]

/** The indexes hold runs of three letters. */
const INDEXED_LENGTH = 3

/** Makes an FTS5 string, in which operators are plain text. A zero byte would end the whole query. */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll('\0', ' ').replaceAll('"', '""')}"`
}

export function isIndexed(term: string): boolean {
  return [...term].length >= INDEXED_LENGTH
}

export function isIndexedTerm(term: Term): boolean {
  return term.flat().every(isIndexed)
}

export function indexExpression(terms: Term[]): string {
  const expressions = terms.map((term) => {
    const names = term.map((words) => words.map(quoteTerm).join(' AND '))
    return names.length > 1 ? `(${names.map((name) => `(${name})`).join(' OR ')})` : (names[0] ?? '')
  })
  return expressions.join(' AND ')
}

export function hasTerms(column: string, terms: Term[]): { where: string; values: string[] }[] {
  return terms.map((term) => {
    const names = term.map((words) => words.map(() => `instr(${column}, ?) > 0`).join(' and '))
    return { where: `(${names.join(' or ')})`, values: term.flat() }
  })
}

/** Returns the smallest text that sorts after everything that begins with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
