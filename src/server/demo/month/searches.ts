import { searches } from '#server/db/schema/search.ts'
import { daysAgo, type Month, storeMany } from '#server/demo/month/month.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { utcDay } from '#shared/time/days.ts'

const DAYS = 90

interface SearchedWords {
  /** The most common first. */
  withResults: readonly string[]
  inVain: readonly string[]
}

export function fillSearches(month: Month, { withResults, inVain }: SearchedWords): void {
  const { db, chance } = month
  const words = [...withResults, ...inVain]
  storeMany(
    month,
    DAYS * words.length,
    (index) => {
      const at = index % words.length
      const spelling = words[at] ?? ''
      const searched = 3 + chance.below(40 - 2 * at)
      const hasResults = at < withResults.length
      return {
        day: utcDay(daysAgo(month, Math.floor(index / words.length))),
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
