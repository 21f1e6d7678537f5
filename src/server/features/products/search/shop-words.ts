import { sql } from 'drizzle-orm'
import { raiseCatalogVersion, readCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { perVersion } from '#server/db/per-version.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { searchWords } from '#server/db/schema/catalog.ts'
import { statement } from '#server/db/statements.ts'
import { countProducts } from '#server/features/products/search/facet-groups.ts'
import { type ComparedWord, comparedWord } from '#server/features/products/search/slips.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { namesOfThing } from '#shared/things/named-thing.ts'

interface Word {
  /** Folded, as searches compare it. */
  word: string
  spelling: string
  products: number
}

export type ShopWord = Word & ComparedWord

const SHORTEST_WORD = 3
const LONGEST_WORD = 40
/** The most common words: enough to tell a slip from a word, few enough to compare with all. */
const MOST_WORDS = 50_000
/** Reading this many names takes a few hundredths of a second. Words of larger catalogs are renewed by their import. */
const READ_AT_ONCE = 20_000
const RENEW_AFTER_MS = 30_000

const storeWord = preparedQuery((db) =>
  db.insert(searchWords).values({
    word: sql.placeholder('word'),
    spelling: sql.placeholder('spelling'),
    products: sql.placeholder('products'),
  }),
)

const halfMinute = () => Math.floor(performance.now() / RENEW_AFTER_MS)
const recentVersion = perVersion(halfMinute, readCatalogVersion)

/** The words of this shop, up to half a minute old. */
export const shopWords = perVersion(recentVersion, wordsNow)

function wordsNow(db: Database): ShopWord[] {
  const isSmall = countProducts(db) <= READ_AT_ONCE
  const words = isSmall ? commonestWords(db) : db.select().from(searchWords).all()
  return words.map((word) => ({ ...word, ...comparedWord(word.word) }))
}

export function rebuildSearchWords(db: Database): void {
  const commonest = commonestWords(db)
  inTransaction(db, () => {
    db.delete(searchWords).run()
    for (const word of commonest) storeWord(db).run({ ...word })
    raiseCatalogVersion(db)
  })
}

function commonestWords(db: Database): Word[] {
  const words = new Map<string, Word>()
  const names = statement<{ name: string; brand: string; retailer: string; thing: string }>(
    db,
    `select name, coalesce(brand, '') as brand, coalesce(advertiser_name, '') as retailer, thing
      from products where gone_at is null`,
  )
  for (const { name, brand, retailer, thing } of names.iterate()) {
    for (const spelling of wordsOf([name, brand, retailer, ...namesOfThing(thing)].join(' '))) {
      const word = foldText(spelling)
      const existing = words.get(word)
      if (existing) existing.products += 1
      else words.set(word, { word, spelling, products: 1 })
    }
  }
  return [...words.values()].sort((a, b) => b.products - a.products).slice(0, MOST_WORDS)
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return new Set(words.filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD))
}
