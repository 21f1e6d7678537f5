const SHORTEST_ROOT = 4
const ENDINGS = ['arna', 'orna', 'erna', 'ar', 'or', 'er', 'en', 'et', 'an', 'a', 'e']

/**
 * Returns the common root of a noun's forms, for folded English and Swedish: `strollers` and `stroller`, `blöjorna` and
 * `blöja`. A root need not be a word: compare roots only with roots.
 */
export function wordRoot(word: string): string {
  const single = singular(word)
  if (single.length <= SHORTEST_ROOT) return single
  const ending = ENDINGS.find((one) => single.endsWith(one) && single.length - one.length >= SHORTEST_ROOT)
  return ending ? single.slice(0, -ending.length) : single
}

function singular(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.length > SHORTEST_ROOT && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  const isPlural = word.length >= SHORTEST_ROOT && !/[sui]s$/.test(word)
  return isPlural ? word.slice(0, -1) : word
}
