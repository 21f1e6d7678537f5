import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { finds } from '#server/features/products/search/intended-search.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { queryTerms } from '#server/features/products/search/search-query.ts'
import { correctedWords } from '#server/features/products/search/search-words.ts'
import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { BETWEEN_WORDS, foldText } from '#shared/text/text-folding.ts'
import { endOfCompound, thingOf } from '#shared/things/named-thing.ts'

/** In English and Swedish, folded: function words and words about presents. */
const NEEDLESS = new Set(
  `a an and at for from in of on or the to with att av de det den en ett eller for fran i med och pa som till
  gift gifts present presents presenter julklapp julklappar gava gavor`.split(/\s+/),
)
const SHORTEST_WORD = 2
const SHORTEST_CORRECTED = 4
/** Shorter words occur in too many names to be significant. */
const SHORTEST_LEFT = 3
/** The number of matches that are sampled for their kind of product, and how many must agree. */
const SAMPLE = 50
const MOST_OF_A_KIND = 0.6

/** Splits into words without outer punctuation, needless words and joiners: `car-seat` is two. */
export function wordsOf(said: string[]): string[] {
  const words = said
    .flatMap((word) => splitWord(word))
    .filter((word) => word.length >= SHORTEST_WORD && !NEEDLESS.has(foldText(word)))
  return [...new Set(words)].slice(0, SEARCH_MAX_TERMS)
}

export function wordsOfName(name: string): string[] {
  return wordsOf(name.split(/\s+/))
}

/** A word with a digit stays whole: `0-13`, `86/92`. */
function splitWord(word: string): string[] {
  const isMark = (letter: string) => BETWEEN_WORDS.includes(letter)
  const marked = [...word].map((letter) => (isMark(letter) ? ' ' : letter)).join('')
  return /\d/.test(word) ? [word] : marked.split(' ')
}

/**
 * Chooses the words to search for. Keeps the named product type with as many other words as have matches. An unknown
 * compound is reduced to its last part. If the shop lacks the type, the other words mean something else: `blue` of
 * `blue potty`. Without a type, the rest must be a brand or match one kind of product, unlike `white` of `white noise`.
 */
export function matchingWords(db: Database, typed: string[]): string[] {
  // Words may be dropped, so only close matches count as corrections.
  const slipsIn = (word: string) => (word.length < SHORTEST_CORRECTED ? 0 : 1)
  const corrected = correctedWords(db, typed.map(foldText), slipsIn)
  const recognized = corrected.map((right, at) => right ?? endOfCompound(foldText(typed[at] ?? '')))
  // Correctly spelled words and words without any match stay as typed.
  const words = typed.map((word, at) => {
    const right = recognized[at] ?? word
    return foldText(word) === foldText(right) ? word : right
  })
  const findsAll = (positions: number[]) =>
    finds(db, { search: positions.map((at) => words[at]).join(' ') }, '')
  const said = thingOf(words.map(foldText).join(' '))?.said ?? []
  const isOfThing = (at: number) => said.includes(foldText(words[at] ?? ''))
  const thingPositions = [...words.keys()].filter(isOfThing)
  if (thingPositions.length > 0 && !findsAll(thingPositions)) return []
  const retained = new Set(thingPositions)
  for (const at of words.keys()) {
    if (retained.has(at) || recognized[at] === undefined) continue
    const more = [...retained, at].sort((one, other) => one - other)
    if (findsAll(more)) retained.add(at)
  }
  const left = words.filter((_, at) => retained.has(at))
  const isCertain = thingPositions.length > 0 || left.length === words.length
  if (!isCertain && left.every((word) => word.length < SHORTEST_LEFT)) return []
  return isCertain || isOfOneKind(db, left) || left.some((word) => isBrand(db, word)) ? left : []
}

function isOfOneKind(db: Database, words: string[]): boolean {
  const { ids } = matchProducts(db, {}, queryTerms(db, words.join(' ')), SAMPLE)
  const sql = `select count(*) as id from products where id in (select value from json_each(?)) group by thing
    order by count(*) desc limit 1`
  const [most = 0] = selectIds(db, sql, [JSON.stringify(ids)])
  return most > ids.length * MOST_OF_A_KIND
}

function isBrand(db: Database, word: string): boolean {
  const sql = `select p.id from products p where p.is_shown = 1 and p.brand collate nocase = +?
    union all select p.id from products p
    where p.is_shown = 1 and p.brand collate nocase > +? and p.brand collate nocase < +? limit 1`
  return selectIds(db, sql, [word, `${word} `, `${word}!`]).length > 0
}
