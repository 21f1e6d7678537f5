/** Folds to lower case without diacritics, so that `Blöja`, `blöja` and `bloja` search and sort alike. */
export function foldText(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, foldLetters).toLowerCase()
}

const foldedLetters = new Map<string, string>()

/** Caches the folded form of single letters, which recur constantly. */
function foldLetters(letters: string): string {
  const cached = foldedLetters.get(letters)
  if (cached !== undefined) return cached
  const folded = letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
  if (letters.length === 1) foldedLetters.set(letters, folded)
  return folded
}

/** Makes a readable URL segment, never empty: `Soft Stacking Rings` -> `soft-stacking-rings`. */
export function slugify(text: string): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
  return slug || 'product'
}

const MARKED_WORD = /(?<!\p{L})\p{L}+(?:['’&.-]\p{L}+)+/gu

/** Returns joined spellings of a folded name's words that have marks: `kids` for `kid's`, `tshirt` for `t-shirt`. */
export function joinedWords(folded: string): string[] {
  const words = folded.match(MARKED_WORD) ?? []
  return [...new Set(words.map((word) => word.replace(/['’&.-]/g, '')))]
}

export function singleLine(text: string): string {
  return text
    .replace(/\n[\s•]*/g, ' ')
    .replace(/^• /, '')
    .trim()
}

/** Cuts a text at a word to at most `length` characters; an ellipsis marks a cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : length).trimEnd()}…`
}

export const BETWEEN_WORDS = '-–,.:;/()"+&!*'
