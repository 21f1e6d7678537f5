import { Cron } from 'croner'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { observationGaps, priceReductions } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** Applies to a feed that is imported by hand. */
const HOLDS_WITHOUT_SCHEDULE_MS = 2 * DAY_MS
/** A run may wait for others. */
const DELAY_MS = 15 * MINUTE_MS

/** Records that a run has read the whole feed. After too long a gap, the prices in between are unknown. */
export function noteObservation(db: Database, runId: number) {
  const run = db
    .select({ feed: feeds, startedAt: feedRuns.startedAt })
    .from(feedRuns)
    .innerJoin(feeds, eq(feeds.id, feedRuns.feedId))
    .where(and(eq(feedRuns.id, runId), eq(feedRuns.kind, 'import')))
    .get()
  if (!run) return
  const { id, name, schedule, observedAt, observedUntil } = run.feed
  const { startedAt } = run
  if (observedAt && startedAt <= observedAt) return
  if (!observedUntil || startedAt > observedUntil) {
    const gap = { source: name, fromAt: observedAt ?? new Date(0), untilAt: startedAt }
    db.insert(observationGaps)
      .values(gap)
      .onConflictDoUpdate({ target: [observationGaps.source, observationGaps.fromAt], set: gap })
      .run()
    db.delete(priceReductions).where(eq(priceReductions.source, name)).run()
  }
  db.update(feeds)
    .set({ observedAt: startedAt, observedUntil: holdsUntil(schedule, startedAt) })
    .where(eq(feeds.id, id))
    .run()
}

/** A feed's data holds at most twice the new interval from now. */
export function holdsWithSchedule(
  {
    schedule: old,
    observedAt,
    observedUntil,
  }: Pick<typeof feeds.$inferSelect, 'schedule' | 'observedAt' | 'observedUntil'>,
  schedule: string | null,
  now: Date,
): Date | null {
  if (schedule === old || !observedAt || !observedUntil || observedUntil < now) return observedUntil
  const longest = Math.max(observedUntil.getTime(), holdsUntil(schedule, observedAt).getTime())
  return new Date(Math.min(longest, holdsUntil(schedule, now).getTime()))
}

export function holdsUntil(schedule: string | null, from: Date): Date {
  const [, second] = schedule ? new Cron(schedule, { paused: true }).nextRuns(2, from) : []
  return new Date(second ? second.getTime() + DELAY_MS : from.getTime() + HOLDS_WITHOUT_SCHEDULE_MS)
}
