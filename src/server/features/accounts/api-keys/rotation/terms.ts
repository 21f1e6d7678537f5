import { API_KEY_LIFETIMES_DAYS, ROTATED_KEY_HOURS } from '#shared/accounts/api-key-scopes.ts'
import { DAY_S, HOUR_MS } from '#shared/time/durations.ts'

interface Term {
  createdAt: Date
  expiresAt: Date | null
}

const LONGEST_S = Math.max(...API_KEY_LIFETIMES_DAYS) * DAY_S

/** Returns the validity of a key's successor in seconds, equal to the key's original one; undefined without an end. */
export function successorSeconds({ createdAt, expiresAt }: Term): number | undefined {
  if (!expiresAt) return undefined
  const seconds = Math.round((expiresAt.getTime() - createdAt.getTime()) / 1_000)
  return Math.min(LONGEST_S, Math.max(DAY_S, seconds))
}

/** Returns the end of a rotated key: a day later, but never after its original end. */
export function endOfRotated({ expiresAt }: Pick<Term, 'expiresAt'>, now: Date): Date {
  const overlapEnds = now.getTime() + ROTATED_KEY_HOURS * HOUR_MS
  return new Date(Math.min(overlapEnds, expiresAt?.getTime() ?? overlapEnds))
}
