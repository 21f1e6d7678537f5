/** Lower case without diacritics, so that `Blöja`, `blöja` and `bloja` are the same to search and sort. */
export function foldText(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, foldLetters).toLowerCase()
}

const foldedLetters = new Map<string, string>()

/** Single letters come again and again, so what they fold to is kept. */
function foldLetters(letters: string): string {
  const known = foldedLetters.get(letters)
  if (known !== undefined) return known
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

/** A readable address part: `Soft Stacking Rings` -> `soft-stacking-rings`; never empty. */
export function slugify(text: string): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
  return slug || 'product'
}

const MARKED_WORD = /(?<!\p{L})\p{L}+(?:['’&.-]\p{L}+)+/gu

/** How the words of a folded name with marks in them are also written: `kids` for `kid's`, `tshirt` for `t-shirt`. */
export function joinedWords(folded: string): string[] {
  const words = folded.match(MARKED_WORD) ?? []
  return [...new Set(words.map((word) => word.replace(/['’&.-]/g, '')))]
}

/** A text of paragraphs and lists as one line. */
export function singleLine(text: string): string {
  return text
    .replace(/\n[\s•]*/g, ' ')
    .replace(/^• /, '')
    .trim()
}

/** At most `length` characters, cut at a word, with an ellipsis when something was cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : length).trimEnd()}…`
}

/** What stands between the words of names. */
export const BETWEEN_WORDS = '-–,.:;/()"+&!*'
