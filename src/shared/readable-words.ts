/** Longer than any address; a reader of Markdown takes time that grows with the square of a word. */
const WORD_MAX_LENGTH = 2_000

export const UNREADABLE_WORDS = `Use at most ${WORD_MAX_LENGTH} characters without a space`

export function hasReadableWords(text: string): boolean {
  return text.split(/\s/).every((word) => word.length <= WORD_MAX_LENGTH)
}
