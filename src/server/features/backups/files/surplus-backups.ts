import { DAY_MS } from '#shared/durations.ts'
import { KEPT_BACKUPS, RETENTION_DAYS } from '#shared/retention.ts'

interface Backup {
  name: string
  size: number
  madeAt: number
}

/** Which of the backups, the newest first, are too old or too many, or take more room than they may. */
export function surplusBackups<Kept extends Backup>(newestFirst: Kept[], now: number): Kept[] {
  let bytes = 0
  return newestFirst.filter(({ size, madeAt }, at) => {
    bytes += size
    const isOld = now - madeAt > RETENTION_DAYS.backups * DAY_MS
    return at >= KEPT_BACKUPS.always && (isOld || at >= KEPT_BACKUPS.atMost || bytes > KEPT_BACKUPS.bytes)
  })
}
