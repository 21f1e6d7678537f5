import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { visitorContext } from '#server/context.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { donations } from '#server/db/schema/donations.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { createCaller } from '#server/router.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const PASSWORD = 'correct horse'

/** A parent with a password, signed in, and with a second session elsewhere. */
async function signedUp(email = 'ada@example.com') {
  const shop = createTestApp()
  const visitor = shop.caller
  const { user } = await visitor.accounts.signUp({ name: 'Ada', email, password: PASSWORD })
  if (!user) throw new Error('a session was expected')
  await visitor.accounts.signIn({ email, password: PASSWORD })
  const [current, other] = shop.db.select().from(sessions).where(eq(sessions.userId, user.id)).all()
  if (!current || !other) throw new Error('two sessions were expected')
  const caller = createCaller({ ...visitorContext(shop.deps), user, sessionId: current.id })
  return { ...shop, user, current, other, caller, visitor }
}

describe('sessions', () => {
  test('are listed without their tokens and with the current one marked', async () => {
    const { caller, current, other } = await signedUp()
    const listed = await caller.profile.sessions()
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent]).sort()).toEqual(
      [
        [current.id, true],
        [other.id, false],
      ].sort(),
    )
    expect(JSON.stringify(listed)).not.toContain(current.token)
  })

  test('can be ended one by one, but not those of another account', async () => {
    const shop = await signedUp()
    const stranger = await shop.signInAs('admin')
    await expect(stranger.caller.profile.endSession({ id: shop.other.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await shop.caller.profile.endSession({ id: shop.other.id })
    expect(await shop.caller.profile.sessions()).toHaveLength(1)
  })

  test('can all be ended at once except the current one', async () => {
    const { caller, current } = await signedUp()
    expect(await caller.profile.endOtherSessions()).toEqual({ ended: 1 })
    expect((await caller.profile.sessions()).map(({ id }) => id)).toEqual([current.id])
  })
})

describe('a new password', () => {
  test('requires the current one, ends other sessions, and applies at once', async () => {
    const { caller, visitor } = await signedUp()
    const change = (currentPassword: string) =>
      caller.profile.changePassword({ currentPassword, newPassword: 'battery staple' })
    await expect(change('wrong horse')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await change(PASSWORD)
    expect(await caller.profile.sessions()).toHaveLength(1)
    const signIn = (password: string) => visitor.accounts.signIn({ email: 'ada@example.com', password })
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect((await signIn('battery staple')).user?.name).toBe('Ada')
  })

  test('cannot be set by guessing the current one', async () => {
    const { caller } = await signedUp()
    const guess = () =>
      caller.profile.changePassword({ currentPassword: 'guess', newPassword: 'battery staple' })
    for (let index = 0; index < 10; index += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('the export contains account, favorites, and sessions, without passwords or tokens', async () => {
  const { app, signInAs } = createTestApp()
  const { caller, user, headers, session } = await signInAs('user')
  await caller.favorites.add({ productId: 3 })
  const answer = await app.request('/api/me/export', { headers })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    account: { email: user.email, name: user.name },
    favorites: [{ productId: 3, productName: 'Soft Stacking Rings' }],
    sessions: [{ id: session.id }],
  })
  expect(text).not.toContain(session.token)
})

test('a parent changes the name, but neither role, id, nor a confirmed address', async () => {
  const { caller, db, user } = await signedUp()
  const before = db.select().from(users).where(eq(users.id, user.id)).get()
  const smuggled = {
    name: ' Ada L ',
    role: 'admin',
    id: 'chosen',
    email: 'x@example.com',
    emailVerified: true,
  }
  expect(await caller.profile.rename(smuggled)).toEqual({ ...user, name: 'Ada L' })
  const after = db.select().from(users).where(eq(users.id, user.id)).get()
  expect(after).toEqual({ ...before, name: 'Ada L', updatedAt: after?.updatedAt })
  expect(db.select().from(users).where(eq(users.id, 'chosen')).all()).toEqual([])
})

describe('deleting an account', () => {
  test('requires the password and removes everything that belongs to it', async () => {
    const { caller, db, user } = await signedUp()
    await caller.favorites.add({ productId: 3 })
    await expect(caller.profile.delete({ password: 'wrong horse' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await caller.profile.delete({ password: PASSWORD })
    expect(db.select().from(users).where(eq(users.id, user.id)).all()).toEqual([])
    expect(db.select().from(favorites).all()).toEqual([])
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
  })

  test('is refused for the last administrator', async () => {
    const { caller, db, deps, user } = await signedUp()
    db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id)).run()
    const admin = createCaller({ ...visitorContext(deps), user: { ...user, role: 'admin' } })
    await expect(admin.profile.delete({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await caller.profile.sessions()).length).toBeGreaterThan(0)
  })

  test('is refused if the only other administrator is blocked', async () => {
    const { db, deps, user, signInAs, current } = await signedUp()
    db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id)).run()
    const other = await signInAs('admin')
    const context = { ...visitorContext(deps), sessionId: current.id }
    const admin = createCaller({ ...context, user: { ...user, role: 'admin' } })
    await admin.admin.users.setBlocked({ userId: other.user.id, blocked: true })
    await expect(admin.profile.delete({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
    await admin.admin.users.setBlocked({ userId: other.user.id, blocked: false })
    expect(await admin.profile.delete({ password: PASSWORD })).toEqual({ success: true })
  })
})

test('the export contains donations and newsletter data of a confirmed address only', async () => {
  const { caller, db, user } = await signedUp()
  db.insert(donations)
    .values([
      { email: 'Ada@example.com', amountMinor: 2_500, livemode: true, message: 'For the little ones' },
      { email: 'other@example.com', amountMinor: 900, livemode: true },
    ])
    .run()
  db.insert(subscribers)
    .values({
      email: 'ada@example.com',
      name: 'Ada',
      consentText: 'Yes',
      consentAt: new Date(),
      linkKey: 'secret',
    })
    .run()
  expect(await caller.profile.export()).toMatchObject({ donations: null, newsletter: null, memberships: [] })
  db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id)).run()
  const own = await caller.profile.export()
  expect(own.donations).toMatchObject([{ amountMinor: 2_500, message: 'For the little ones' }])
  expect(own.donations).toHaveLength(1)
  expect(own.newsletter).toMatchObject({ name: 'Ada', status: 'unconfirmed', consentText: 'Yes' })
  expect(JSON.stringify(own)).not.toContain('secret')
})
