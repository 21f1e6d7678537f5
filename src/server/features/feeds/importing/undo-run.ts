import { setTimeout as pause } from 'node:timers/promises'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { undoChanges } from '#server/features/feeds/storing/feed-changes.ts'

const UNDONE_AT_ONCE = 100

/** Restores the catalog to its state before the run. It may be interrupted and repeated at any time. */
export async function undoRun(
  db: Database,
  run: { runId: number; startedAt: Date; isErased?: boolean },
  onUndone?: (count: number) => void,
) {
  for (;;) {
    const undone = undoChanges(db, run, UNDONE_AT_ONCE)
    onUndone?.(undone)
    if (undone < UNDONE_AT_ONCE) break
    await pause(1)
  }
  raiseCatalogVersion(db)
}
