import type { Role } from '#shared/inputs/accounts.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const LIMITS = {
  admin: { idleMs: 12 * HOUR_MS, totalMs: 7 * DAY_MS },
  user: { idleMs: 30 * DAY_MS, totalMs: 180 * DAY_MS },
}

/** No browser keeps a session cookie for longer. */
export const LONGEST_SESSION_MS = LIMITS.user.totalMs

export function sessionEnd(role: Role, { createdAt, usedAt }: { createdAt: Date; usedAt: Date }): Date {
  const { idleMs, totalMs } = LIMITS[role]
  return new Date(Math.min(usedAt.getTime() + idleMs, createdAt.getTime() + totalMs))
}
