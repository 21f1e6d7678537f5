import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** 1 January 1970 was a Thursday; weeks begin on Mondays. */
const DAYS_TO_MONDAY = 3
const DAYS_A_WEEK = 7

/**
 * Returns the backups that may be deleted, given newest first. All of the last day stay, then the newest of each day,
 * week and month for the periods in BACKUP_RETENTION. The limits on number and total size still apply.
 */
export function surplusBackups<Stored extends { size: number; madeAt: number }>(
  newestFirst: Stored[],
  now: number,
): Stored[] {
  const seen = new Set<string>()
  let count = 0
  let bytes = 0
  return newestFirst.filter(({ size, madeAt }, at) => {
    const isNewest = addNew(seen, periodsOf(madeAt, now))
    const hasRoom = count < BACKUP_RETENTION.atMost && bytes + size <= BACKUP_RETENTION.bytes
    const stays = at < BACKUP_RETENTION.always || (hasRoom && (isNewest || now - madeAt < DAY_MS))
    if (stays) {
      count += 1
      bytes += size
    }
    return !stays
  })
}

/** Returns the day, week and month (UTC) that a backup could represent, as long as each is retained. */
function periodsOf(madeAt: number, now: number): string[] {
  const ageDays = (now - madeAt) / DAY_MS
  const day = Math.floor(madeAt / DAY_MS)
  const week = Math.floor((day + DAYS_TO_MONDAY) / DAYS_A_WEEK)
  return [
    ...(ageDays < BACKUP_RETENTION.days ? [`day ${day}`] : []),
    ...(ageDays < BACKUP_RETENTION.weeks * DAYS_A_WEEK ? [`week ${week}`] : []),
    ...(ageDays < RETENTION_DAYS.backups ? [`month ${new Date(madeAt).toISOString().slice(0, 7)}`] : []),
  ]
}

function addNew(seen: Set<string>, periods: string[]): boolean {
  const isNew = periods.some((period) => !seen.has(period))
  for (const period of periods) seen.add(period)
  return isNew
}
