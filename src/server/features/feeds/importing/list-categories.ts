import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { asBadRequest } from '#server/features/feeds/importing/inspect-file.ts'
import { guessCategory } from '#server/features/feeds/mapping/guess-category.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { LISTED_CATEGORIES } from '#shared/feeds/feed-limits.ts'
import type { DefaultShort } from '#shared/products/categories.ts'

const TEXT_MAX_LENGTH = 300

export interface FeedCategories {
  /** Each with its number of products and a suggested default category; the largest first. */
  categories: { text: string; count: number; suggestion: DefaultShort | null }[]
  products: number
  unlisted: number
  /** The reason why the rest of the file could not be read. */
  broken: string | null
}

export async function listCategories(options: FeedFileImport, signal?: AbortSignal): Promise<FeedCategories> {
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
      const text = categoryOf(event.record)
      if (!text) continue
      const seen = counts.get(text)
      if (seen !== undefined || counts.size < LISTED_CATEGORIES) counts.set(text, (seen ?? 0) + 1)
      else unlisted += 1
    }
    return { categories: largestFirst(counts), products, unlisted, broken }
  })
}

function categoryOf({ category, secondCategory }: FeedRecord): string | undefined {
  return (category ?? secondCategory)?.trim().slice(0, TEXT_MAX_LENGTH).toWellFormed()
}

function largestFirst(counts: Map<string, number>): FeedCategories['categories'] {
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([text, count]) => ({ text, count, suggestion: guessCategory({ name: '', paths: [text] }) }))
}
