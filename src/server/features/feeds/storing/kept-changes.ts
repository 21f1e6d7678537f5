import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { DAY_MS } from '#shared/durations.ts'

const KEPT_FOR_MS = 90 * DAY_MS
/** Of all feeds together. The last run of each feed stays undoable whatever its size. */
const MOST_BYTES = 512 * 1024 ** 2
/** What a change takes besides the product as it was. */
const BYTES_PER_CHANGE = 32

interface KeptRun {
  id: number
  feedId: number
  bytes: number
  isLast: number
}

/** Notes how much room the changes of a run take: a run without any costs nothing and is never in the way. */
export function measureChanges(db: Database, runId: number) {
  const sql = `update feed_runs set undo_bytes = (
    select count(*) * ${BYTES_PER_CHANGE} + coalesce(sum(octet_length(before)), 0) from feed_changes where run_id = ?)
    where id = ?`
  statement(db, sql).run(runId, runId)
}

/** Runs of more than ninety days ago, and the oldest while all together are too large, can no longer be undone. */
export function pruneChanges(db: Database, now = Date.now(), mostBytes = MOST_BYTES) {
  const runs = keptRuns(db)
  let bytes = runs.reduce((sum, run) => sum + run.bytes, 0)
  for (const run of runs) {
    if (bytes <= mostBytes) break
    if (run.isLast) continue
    forgetUntil(db, run.feedId, run.id)
    bytes -= run.bytes
  }
  const aged = `select feed_id as feedId, max(id) as id from feed_runs
    where undoable = 1 and kind = 'import' and finished_at < ? group by feed_id`
  for (const { feedId, id } of statement<{ feedId: number; id: number }>(db, aged).all(now - KEPT_FOR_MS)) {
    forgetUntil(db, feedId, id)
  }
}

/** The oldest first. */
function keptRuns(db: Database): KeptRun[] {
  const last = `select max(l.id) from feed_runs l where l.feed_id = r.feed_id and l.undo_bytes > 0`
  const sql = `select r.id, r.feed_id as feedId, r.undo_bytes as bytes, r.id = (${last}) as isLast
    from feed_runs r where r.undoable = 1 and r.undo_bytes > 0 order by r.id`
  return statement<KeptRun>(db, sql).all()
}

/** With a run all earlier ones of its feed: going back further would leave out what it changed. */
function forgetUntil(db: Database, feedId: number, runId: number) {
  const sql = `update feed_runs set undoable = 0, undo_bytes = 0
    where feed_id = ? and id <= ? and undoable = 1 and kind = 'import' and status <> 'running' returning id`
  for (const { id } of statement<{ id: number }>(db, sql).all(feedId, runId)) {
    statement(db, 'delete from feed_changes where run_id = ?').run(id)
  }
}
