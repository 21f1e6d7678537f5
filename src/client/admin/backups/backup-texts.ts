import { counted } from '#client/admin/kit/counted.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

interface Check {
  rows?: Record<string, number> | undefined
  problem?: string | undefined
}

export function checkText(check: Check | null): string {
  if (!check) return 'Not checked yet'
  if (!check.rows) return check.problem ?? 'Damaged'
  const rows = Object.values(check.rows).reduce((sum, count) => sum + count, 0)
  return `Complete, ${counted(rows, 'row')}`
}

export function ageText(ageMs: number): string {
  if (ageMs < HOUR_MS) return 'less than an hour ago'
  const [count, unit] =
    ageMs < 2 * DAY_MS ? [Math.floor(ageMs / HOUR_MS), 'hour'] : [Math.floor(ageMs / DAY_MS), 'day']
  return `${counted(count, unit)} ago`
}
