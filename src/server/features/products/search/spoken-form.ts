const SOFT_C = /c(?=[eiy])/g
const ALIKE = /ph|sch|skj|stj|sj|ae|oe|aa|ue|[cqwxyz]/g
/** Sounds in English and Swedish, including two-letter spellings of letters such as `å`. */
const SOUNDS = new Map(
  Object.entries({
    ph: 'f',
    sch: 'sh',
    skj: 'sh',
    stj: 'sh',
    sj: 'sh',
    ae: 'a',
    oe: 'o',
    aa: 'a',
    ue: 'u',
    c: 'k',
    q: 'k',
    w: 'v',
    x: 'ks',
    y: 'i',
    z: 's',
  }),
)
const REPEATED = /([^aeiou])\1+/g

/** How a folded word sounds. Words that sound alike share one form, such as `pasifierr` and `pacifier`. */
export function spokenForm(word: string): string {
  return word
    .replace(REPEATED, '$1')
    .replace(SOFT_C, 's')
    .replace(ALIKE, (letters) => SOUNDS.get(letters) ?? letters)
    .replace(REPEATED, '$1')
}
