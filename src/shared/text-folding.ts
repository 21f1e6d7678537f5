/** Lower case without diacritics, so that `Blöja`, `blöja` and `bloja` are the same to search and sort. */
export function foldText(text: string): string {
  return text
    .replace(/[\u0080-\uffff]+/g, withoutMarks)
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}

function withoutMarks(letters: string): string {
  return letters.normalize('NFKD').replace(/\p{M}+/gu, '')
}

/** A readable address part: `Soft Stacking Rings` -> `soft-stacking-rings`; never empty. */
export function slugify(text: string): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug || 'product'
}

/** At most `length` characters, cut at a word, with an ellipsis when something was cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : length).trimEnd()}…`
}
