import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { feeds } from '#server/db/schema/feeds.ts'
import { beginRun, type FeedDeps } from '#server/features/feeds/running/run-feed.ts'
import type { SyncedFeed } from '#server/features/feeds/running/sync-outcome.ts'
import { DomainError } from '#shared/errors.ts'

const WAIT_MS = 12_000

/** Imports every enabled feed, one after the other. Returns each outcome after twelve seconds at most. */
export async function syncFeeds(deps: FeedDeps, waitMs = WAIT_MS): Promise<SyncedFeed[]> {
  const configured = deps.db.select().from(feeds).where(eq(feeds.enabled, true)).orderBy(feeds.name).all()
  const results = configured.map(({ name }): SyncedFeed => ({ feed: name, status: 'waiting', message: '' }))
  const all = (async () => {
    for (const [index, { id, name }] of configured.entries()) {
      results[index] = { feed: name, status: 'running', message: '' }
      results[index] = { feed: name, ...(await importNow(deps, id)) }
    }
  })()
  await Promise.race([all, pause(waitMs)])
  return [...results]
}

async function importNow(deps: FeedDeps, feedId: number): Promise<Omit<SyncedFeed, 'feed'>> {
  try {
    const { status, message } = await beginRun(deps, feedId).finished
    return { status, message }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isBusy = error.code === 'CONFLICT'
    return { status: isBusy ? 'running' : 'failed', message: error.message }
  }
}
