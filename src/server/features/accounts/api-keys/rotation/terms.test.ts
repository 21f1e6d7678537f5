import { expect, test } from 'vitest'
import { endOfRotated, successorSeconds } from '#server/features/accounts/api-keys/rotation/terms.ts'
import { DAY_MS, DAY_S, HOUR_MS } from '#shared/time/durations.ts'

const createdAt = new Date('2026-01-01T00:00:00Z')
const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)

test('gives a successor the original lifetime of its predecessor', () => {
  expect(successorSeconds({ createdAt, expiresAt: after(90) })).toBe(90 * DAY_S)
  expect(successorSeconds({ createdAt, expiresAt: null })).toBeUndefined()
})

test('keeps an unusual lifetime between a day and a year', () => {
  expect(successorSeconds({ createdAt, expiresAt: after(0.01) })).toBe(DAY_S)
  expect(successorSeconds({ createdAt, expiresAt: after(3_000) })).toBe(365 * DAY_S)
})

test('keeps a rotated key valid for a day unless it ends sooner', () => {
  const now = after(10)
  const dayLater = new Date(now.getTime() + 24 * HOUR_MS)
  expect(endOfRotated({ expiresAt: null }, now)).toEqual(dayLater)
  expect(endOfRotated({ expiresAt: after(90) }, now)).toEqual(dayLater)
  expect(endOfRotated({ expiresAt: after(10.5) }, now)).toEqual(after(10.5))
})
