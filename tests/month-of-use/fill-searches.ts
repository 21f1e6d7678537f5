import { searches } from '#server/db/schema/search.ts'
import type { Actor } from '#server/features/audit/service.ts'
import { addNames } from '#server/features/search/names/service.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { daysAgo, type Month, storeMany } from './month.ts'

const DAYS = 90
const WITH_RESULTS = [
  'barnvagn',
  'stroller',
  'blöjor',
  'napp',
  'body 62/68',
  'car seat',
  'muslin',
  'white noise',
]
const IN_VAIN = [
  'kärra',
  'dragvagn',
  'tvättlappar',
  'коляска',
  'عربة أطفال',
  'amningsfåtöljsöverdragsfodralskydd grå',
  'montessorisäng',
]

const NAMES = [
  ['dragvagn', 'skrinda', 'handcart'],
  ['tvättlappar', 'washable wipes'],
  ['عربة أطفال', 'kinderwagen', 'коляска', 'stroller'],
  Array.from({ length: 20 }, (_, at) => `${'abcdefghijklmnopqrst'[at]}-long-name-that-goes-on-and-on`),
]

/** Ninety days of searches, the first words the most common, and some names for them. */
export function fillSearches(month: Month, actor: Actor): void {
  const { db, chance } = month
  for (const names of NAMES) addNames(db, actor, names)
  const words = [...WITH_RESULTS, ...IN_VAIN]
  storeMany(
    month,
    DAYS * words.length,
    (index) => {
      const at = index % words.length
      const spelling = words[at] ?? ''
      const searched = 3 + chance.below(40 - 2 * at)
      const hasResults = at < WITH_RESULTS.length
      return {
        day: daysAgo(month, Math.floor(index / words.length))
          .toISOString()
          .slice(0, 10),
        words: foldText(spelling),
        spelling,
        searched,
        missed: hasResults ? 0 : searched,
        followed: hasResults ? chance.below(at > 5 ? 2 : searched) : 0,
      }
    },
    (rows) => db.insert(searches).values(rows).onConflictDoNothing().run(),
  )
}
