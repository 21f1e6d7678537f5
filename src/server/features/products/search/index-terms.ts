/** The indexes hold runs of three letters. */
const INDEXED_LENGTH = 3

/** A term as an FTS5 string: operators, quotes and wildcards in it are plain text. */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

export function isIndexed(term: string): boolean {
  return [...term].length >= INDEXED_LENGTH
}

/** The smallest text that sorts after everything that begins with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
