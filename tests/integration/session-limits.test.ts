import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Somebody whose session began and was last used so long ago; answers the status of a call of theirs. */
async function lastUsed(role: 'admin' | 'user', { begunMs, usedMs }: { begunMs: number; usedMs: number }) {
  const shop = createTestApp()
  const { headers } = await shop.signInAs(role)
  const [createdAt, updatedAt] = [begunMs, usedMs].map((ago) => new Date(Date.now() - ago))
  shop.db.update(sessions).set({ createdAt, updatedAt }).run()
  const ask = async () => (await shop.app.request('/api/me', { headers })).status
  return { ...shop, ask }
}

describe('a session', () => {
  test.each([
    ['admin', 12 * HOUR_MS - 60_000, 200],
    ['admin', 12 * HOUR_MS + 1_000, 401],
    ['user', 30 * DAY_MS - 60_000, 200],
    ['user', 30 * DAY_MS + 1_000, 401],
  ] as const)('with the role %s, unused for %d ms, answers %d', async (role, unused, status) => {
    const { ask } = await lastUsed(role, { begunMs: unused, usedMs: unused })
    expect(await ask()).toBe(status)
  })

  test.each([
    ['admin', 7 * DAY_MS - 60_000, 200],
    ['admin', 7 * DAY_MS + 1_000, 401],
    ['user', 180 * DAY_MS - 60_000, 200],
    ['user', 180 * DAY_MS + 1_000, 401],
  ] as const)('with the role %s, in use for %d ms, answers %d', async (role, begunMs, status) => {
    const { ask } = await lastUsed(role, { begunMs, usedMs: 0 })
    expect(await ask()).toBe(status)
  })

  test('starts with its role’s limit and is extended by each use', async () => {
    const { db, ask } = await lastUsed('admin', { begunMs: 6.8 * DAY_MS, usedMs: HOUR_MS })
    const stored = () => db.select().from(sessions).get()
    const first = stored()?.expiresAt.getTime() ?? 0
    expect(first - Date.now()).toBeGreaterThan(11.9 * HOUR_MS)
    expect(first - Date.now()).toBeLessThanOrEqual(12 * HOUR_MS)
    expect(await ask()).toBe(200)
    expect(Date.now() - (stored()?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000)
    expect((stored()?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(0.2 * DAY_MS)
  })

  test('gets an administrator’s limits when its owner becomes one', async () => {
    const { db, ask } = await lastUsed('user', { begunMs: DAY_MS, usedMs: DAY_MS })
    db.update(users).set({ role: 'admin' }).run()
    expect(await ask()).toBe(401)
  })

  test('is written at most every five minutes', async () => {
    const { db, ask } = await lastUsed('user', { begunMs: DAY_MS, usedMs: 60_000 })
    const before = db.select().from(sessions).get()
    expect(await ask()).toBe(200)
    expect(
      db
        .select()
        .from(sessions)
        .where(eq(sessions.id, before?.id ?? ''))
        .get(),
    ).toEqual(before)
  })
})
