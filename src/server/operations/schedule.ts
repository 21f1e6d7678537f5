import { Cron } from 'croner'
import { DomainError } from '#shared/errors.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

/** Throws BAD_REQUEST unless it is a cron expression with long enough pauses. `subject` begins the sentence. */
export function checkSchedule(schedule: string, subject: string, leastMinutes: number) {
  const runs = asCron(schedule)?.nextRuns(3) ?? []
  if (runs.length === 0) throw new DomainError('BAD_REQUEST', 'The schedule isn’t a valid cron expression')
  const gaps = runs.slice(1).map((run, index) => run.getTime() - (runs[index]?.getTime() ?? 0))
  if (gaps.some((gap) => gap < leastMinutes * MINUTE_MS)) {
    throw new DomainError('BAD_REQUEST', `${subject} at most once every ${leastMinutes} minutes`)
  }
}

export function nextRun(schedule: string): Date | null {
  return asCron(schedule)?.nextRun() ?? null
}

export function isDue(schedule: string, now: Date): boolean {
  return asCron(schedule)?.match(now) ?? false
}

function asCron(schedule: string): Cron | undefined {
  try {
    return new Cron(schedule, { paused: true })
  } catch {
    return undefined
  }
}
