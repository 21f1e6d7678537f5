import { expect, test } from 'vitest'
import { sessionEnd } from '#server/auth/session-limits.ts'

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000)

test.each([
  ['admin', 0, 0.5],
  ['admin', 3, 3.5],
  ['admin', 6.9, 7],
  ['user', 0, 30],
  ['user', 100, 130],
  ['user', 170, 180],
] as const)('ends a session of the role %s, last used on day %d, on day %d', (role, used, end) => {
  expect(sessionEnd(role, { createdAt: day(0), usedAt: day(used) })).toEqual(day(end))
})
