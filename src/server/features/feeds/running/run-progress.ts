import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { DomainError } from '#shared/errors.ts'

const LOOK_EVERY_MS = 400

export function progressOf(run: typeof feedRuns.$inferSelect, now = Date.now()) {
  const { owner: _owner, heartbeatAt: _heartbeat, ...visible } = run
  const seconds = ((run.finishedAt?.getTime() ?? now) - run.startedAt.getTime()) / 1_000
  const share = run.bytesTotal > 0 ? Math.min(1, run.bytesRead / run.bytesTotal) : 0
  const isRunning = run.status === 'running'
  return {
    ...visible,
    share: isRunning ? share : 1,
    recordsPerSecond: seconds > 0 ? Math.round(run.records / seconds) : 0,
    secondsLeft: isRunning && share > 0.01 ? Math.ceil((seconds / share) * (1 - share)) : null,
  }
}

/** Streams a run's progress until it ends; any process may do the work, since counts are in the database. */
export async function* watchRun(db: Database, runId: number, signal?: AbortSignal) {
  let last = ''
  while (!signal?.aborted) {
    const run = db.select().from(feedRuns).where(eq(feedRuns.id, runId)).get()
    if (!run) throw new DomainError('NOT_FOUND', 'We couldn’t find that run')
    const sign = JSON.stringify([run.status, run.heartbeatAt, run.records, run.delisted])
    if (sign !== last) yield progressOf(run)
    last = sign
    if (run.status !== 'running') return
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
