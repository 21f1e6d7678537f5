import { asBadRequest } from '#server/features/feeds/feed-error.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { guessCategory } from '#server/features/feeds/mapping/guess-category.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { LISTED_CATEGORIES } from '#shared/feeds/feed-limits.ts'

const TEXT_MAX_LENGTH = 300

export type FeedCategories = Awaited<ReturnType<typeof listCategories>>

/** Lists the categories with their numbers of products and suggested default categories, the largest first. */
export async function listCategories(options: FeedFileImport, signal?: AbortSignal) {
  return asBadRequest(async () => {
    const feed = await openFeed(options.path, options)
    const counts = new Map<string, number>()
    let products = 0
    let unlisted = 0
    let broken: string | null = null
    for await (const event of feed.events) {
      if (signal?.aborted) break
      if (event.kind === 'broken') broken ??= event.reason
      if (event.kind !== 'record') continue
      products += 1
      const { category, secondCategory } = event.record
      const text = (category ?? secondCategory)?.trim().slice(0, TEXT_MAX_LENGTH).toWellFormed()
      if (!text) continue
      const seen = counts.get(text)
      if (seen !== undefined || counts.size < LISTED_CATEGORIES) counts.set(text, (seen ?? 0) + 1)
      else unlisted += 1
    }
    return { categories: largestFirst(counts), products, unlisted, broken }
  })
}

function largestFirst(counts: Map<string, number>) {
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([text, count]) => ({ text, count, suggestion: guessCategory({ name: '', paths: [text] }) }))
}
