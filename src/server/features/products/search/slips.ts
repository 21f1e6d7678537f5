import { distance } from 'fastest-levenshtein'
import { spokenForm } from '#server/features/products/search/spoken-form.ts'

const BITS = 32
/** Another spelling of the same sound counts less than a slip. */
const OTHER_SPELLING = 0.5

/** A word with precomputed data that quickly rules out distant words. */
export interface ComparedWord {
  word: string
  letters: number
  spoken: string
  spokenLetters: number
}

export function comparedWord(word: string): ComparedWord {
  const spoken = spokenForm(word)
  return { word, letters: lettersOf(word), spoken, spokenLetters: lettersOf(spoken) }
}

export function slipsAsWrittenOrSpoken(one: ComparedWord, other: ComparedWord, allowed: number): number {
  const written = mayBeNear(one.letters, other.letters, allowed)
    ? slipsBetween(one.word, other.word, allowed)
    : Number.POSITIVE_INFINITY
  const spoken = mayBeNear(one.spokenLetters, other.spokenLetters, allowed - 1)
    ? slipsBetween(one.spoken, other.spoken, allowed - 1)
    : Number.POSITIVE_INFINITY
  return Math.min(written, spoken + OTHER_SPELLING)
}

/** Counts letters omitted, added, replaced or swapped with a neighbor. Infinity for more than allowed. */
export function slipsBetween(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY
  const edits = distance(one, other)
  // A swap of two letters counts as two edits.
  if (edits > 2 * allowed) return Number.POSITIVE_INFINITY
  const slips = edits < 2 ? edits : slipsWithSwaps(one, other)
  return slips <= allowed ? slips : Number.POSITIVE_INFINITY
}

/** Bits for the letters of a word; a slip changes at most two of them. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % BITS)
  return letters
}

/** Whether words with these letters can be within the allowed slips. A cheap first test. */
export function mayBeNear(one: number, other: number, allowed: number): boolean {
  let differing = one ^ other
  let count = 0
  while (differing !== 0 && count <= 2 * allowed) {
    differing &= differing - 1
    count += 1
  }
  return count <= 2 * allowed
}

/** Optimal string alignment: no letter is changed twice. */
function slipsWithSwaps(one: string, other: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (twoBefore[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBefore = before
    before = now
  }
  return before[other.length] ?? 0
}
