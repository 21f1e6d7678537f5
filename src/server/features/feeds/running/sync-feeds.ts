import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { feeds } from '#server/db/schema/feeds.ts'
import { beginRun, type FeedDeps } from '#server/features/feeds/running/run-feed.ts'
import { DomainError, type DomainErrorCode } from '#shared/errors.ts'

const WAIT_MS = 12_000
const BUSY: DomainErrorCode = 'CONFLICT'

export interface SyncedFeed {
  feed: string
  /** `waiting` and `running` when the answer was due before the import was. */
  status: string
}

/** Imports every enabled feed, one after the other. Answers how each went, at the latest after twelve seconds. */
export async function syncFeeds(deps: FeedDeps, waitMs = WAIT_MS): Promise<SyncedFeed[]> {
  const configured = deps.db.select().from(feeds).where(eq(feeds.enabled, true)).orderBy(feeds.name).all()
  const results = configured.map(({ name }) => ({ feed: name, status: 'waiting' }))
  const all = (async () => {
    for (const [index, { id, name }] of configured.entries()) {
      results[index] = { feed: name, status: 'running' }
      results[index] = { feed: name, status: await statusOf(deps, id) }
    }
  })()
  await Promise.race([all, pause(waitMs)])
  return [...results]
}

async function statusOf(deps: FeedDeps, feedId: number): Promise<string> {
  try {
    return (await beginRun(deps, feedId).finished).status
  } catch (error) {
    if (error instanceof DomainError) return error.code === BUSY ? 'running' : 'failed'
    throw error
  }
}
