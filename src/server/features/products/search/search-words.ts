import { sql } from 'drizzle-orm'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { searchWords } from '#server/db/schema/catalogue.ts'
import { statement } from '#server/db/statements.ts'
import { countProducts } from '#server/features/products/search/facet-groups.ts'
import { foundIds } from '#server/features/products/search/found-ids.ts'
import { isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'
import { lettersOf, mayBeNear, slipsBetween } from '#server/features/products/search/slips.ts'
import { foldText } from '#shared/text-folding.ts'
import { thingOf } from '#shared/things/named-thing.ts'
import { wordRoot } from '#shared/things/word-root.ts'

interface Word {
  /** Folded, as it is searched for. */
  word: string
  /** As the shop writes it. */
  shown: string
  products: number
}

interface KnownWord extends Word {
  letters: number
}

interface Vocabulary {
  words: KnownWord[]
  version: number
  readAt: number
}

const SHORTEST_WORD = 3
const LONGEST_WORD = 40
/** The commonest ones: enough to tell a slip from a word, few enough to compare with all of them. */
const MOST_WORDS = 50_000
/** So many names are read in a few hundredths of a second; the words of more are renewed by their import. */
const READ_AT_ONCE = 20_000
const RENEW_AFTER_MS = 30_000
const SHORT_TERM = 7
/** More words than these that occur nowhere are no slips of the keys. */
const MOST_SLIPS = 2

const storeWord = preparedQuery((db) =>
  db.insert(searchWords).values({
    word: sql.placeholder('word'),
    shown: sql.placeholder('shown'),
    products: sql.placeholder('products'),
  }),
)

const vocabularies = new WeakMap<Database, Vocabulary>()

/** The search with each word that occurs nowhere replaced by the likeliest one that does; null when none is near. */
export function closestWords(db: Database, terms: string[]): string | null {
  const corrected = correctedWords(db, terms)
  if (corrected.includes(undefined)) return null
  const phrase = corrected.join(' ')
  return foldText(phrase) === terms.join(' ') ? null : phrase
}

/** The same word by word; undefined for a word that occurs nowhere and is near none, or names what the shop has none of. */
export function correctedWords(db: Database, terms: string[], slipsIn = slipsInWord): (string | undefined)[] {
  let slips = 0
  return terms.map((term) => {
    if (occurs(db, term)) return term
    if (isNameOfThing(term)) return undefined
    slips += 1
    return slips <= MOST_SLIPS ? likeliestWord(db, term, slipsIn(term)) : undefined
  })
}

/** Stores the words of all listed names anew. */
export function rebuildSearchWords(db: Database): void {
  const commonest = commonestWords(db)
  inTransaction(db, () => {
    db.delete(searchWords).run()
    for (const word of commonest) storeWord(db).run({ ...word })
  })
}

/** Of all listed names, the commonest first. */
function commonestWords(db: Database): Word[] {
  const words = new Map<string, Word>()
  const names = statement<{ name: string; retailer: string | null }>(
    db,
    'select name, advertiser_name as retailer from products where gone_at is null',
  )
  for (const { name, retailer } of names.iterate()) {
    for (const shown of wordsOf(`${name} ${retailer ?? ''}`)) {
      const word = foldText(shown)
      const known = words.get(word)
      if (known) known.products += 1
      else words.set(word, { word, shown, products: 1 })
    }
  }
  return [...words.values()].sort((a, b) => b.products - a.products).slice(0, MOST_WORDS)
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return new Set(words.filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD))
}

function occurs(db: Database, term: string): boolean {
  if (!isIndexed(term)) return true
  const sql = 'select rowid as id from products_fts where search_text match +? limit 1'
  return foundIds(db, sql, [quoteTerm(term)]).length > 0
}

function isNameOfThing(term: string): boolean {
  return (thingOf(term)?.said.length ?? 0) > 0
}

function slipsInWord(term: string): number {
  return term.length < SHORT_TERM ? 1 : 2
}

/** The word itself, or what it is a form of: `barnvangar` is a slip of `barnvagn`, whose plural no name may have. */
function likeliestWord(db: Database, term: string, allowed: number): string | undefined {
  const root = wordRoot(term)
  const isForm = root !== term && root.length >= SHORT_TERM && term.startsWith(root)
  return closestWord(db, term, allowed) ?? (isForm ? closestWord(db, root, 1) : undefined)
}

function closestWord(db: Database, term: string, allowed: number): string | undefined {
  let best: { word: Word; slips: number } | undefined
  const letters = lettersOf(term)
  for (const word of vocabulary(db)) {
    if (!mayBeNear(word.letters, letters, allowed)) continue
    const slips = slipsBetween(word.word, term, allowed)
    if (slips <= allowed && isBetter(word, slips, best, term)) best = { word, slips }
  }
  return best?.word.shown
}

/** Fewer slips, then the same first letter (which people seldom get wrong), then what the shop has more of. */
function isBetter(
  word: Word,
  slips: number,
  best: { word: Word; slips: number } | undefined,
  term: string,
): boolean {
  if (!best || slips !== best.slips) return !best || slips < best.slips
  const startsAlike = (candidate: Word) => candidate.word[0] === term[0]
  if (startsAlike(word) !== startsAlike(best.word)) return startsAlike(word)
  return word.products > best.word.products
}

function vocabulary(db: Database): KnownWord[] {
  const known = vocabularies.get(db)
  const now = performance.now()
  if (known && now - known.readAt < RENEW_AFTER_MS) return known.words
  const version = readCatalogueVersion(db)
  const words = wordsNow(db, known?.version === version ? known.words : undefined)
  vocabularies.set(db, { words, version, readAt: now })
  return words
}

/** Of a large catalogue they are those that the last import stored. */
function wordsNow(db: Database, ofThisVersion: KnownWord[] | undefined): KnownWord[] {
  const isSmall = countProducts(db) <= READ_AT_ONCE
  if (isSmall && ofThisVersion) return ofThisVersion
  const words = isSmall ? commonestWords(db) : db.select().from(searchWords).all()
  return words.map((word) => ({ ...word, letters: lettersOf(word.word) }))
}
