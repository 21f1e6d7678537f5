import { describe, expect, test } from 'vitest'
import { visitorContext } from '#server/context.ts'
import { createCaller } from '#server/router.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

describe('users', () => {
  test('are listed with their sessions and found by name or address', async () => {
    const { admin, signInAs, user } = await adminShop()
    await signInAs('user', { name: 'Ada Åberg', email: 'ada@example.com' })
    expect((await admin.users.list({})).users).toMatchObject([
      { name: 'Ada Åberg', role: 'user', sessions: 1, isBlocked: false },
      { id: user.id, role: 'admin' },
    ])
    expect((await admin.users.list({ search: 'ADA@' })).total).toBe(1)
    expect((await admin.users.list({ search: "%' or 1" })).total).toBe(0)
    expect(JSON.stringify(await admin.users.list({}))).not.toMatch(/token|password/i)
  })

  test('are sorted by a heading, with the newest of equals first', async () => {
    const { admin, signInAs, user } = await adminShop()
    const ada = await signInAs('user', { name: 'ada', email: 'ada@example.com' })
    const bea = await signInAs('user', { name: 'Bea', email: 'bea@example.com' })
    await admin.users.endSessions({ userId: ada.user.id })
    const order = async (sort: Parameters<typeof admin.users.list>[0]['sort']) =>
      (await admin.users.list({ sort })).users.map(({ id }) => id)
    const others = (ids: string[]) => ids.filter((id) => id !== user.id)
    expect(others(await order('name'))).toEqual([ada.user.id, bea.user.id])
    expect(others(await order('name-down'))).toEqual([bea.user.id, ada.user.id])
    expect((await order('sessions'))[0]).toBe(ada.user.id)
    expect((await order('sessions-down')).at(-1)).toBe(ada.user.id)
    expect(await order('oldest')).toEqual((await order('newest')).toReversed())
  })

  test('can become administrators and lose the role', async () => {
    const { admin, app, signInAs, log } = await adminShop()
    const other = await signInAs('user')
    await admin.users.setRole({ userId: other.user.id, role: 'admin' })
    expect(await (await app.request('/api/me', { headers: other.headers })).json()).toMatchObject({
      role: 'admin',
    })
    await admin.users.setRole({ userId: other.user.id, role: 'user' })
    expect(log()).toMatchObject([
      { action: 'user.role-changed', before: { role: 'user' }, after: { role: 'admin' } },
      { action: 'user.role-changed', before: { role: 'admin' }, after: { role: 'user' } },
    ])
  })

  test('are signed out at once when blocked, and can be unblocked', async () => {
    const { admin, app, signInAs } = await adminShop()
    const { user, headers } = await signInAs('user')
    await admin.users.setBlocked({ userId: user.id, blocked: true })
    expect((await app.request('/api/me', { headers })).status).toBe(401)
    expect((await admin.users.list({ search: user.email })).users[0]).toMatchObject({
      isBlocked: true,
      sessions: 0,
    })
    const { counts, users } = await admin.users.list({ view: 'blocked' })
    expect(counts).toEqual({ all: 2, administrators: 1, blocked: 1 })
    expect(users.map(({ id }) => id)).toEqual([user.id])
    await admin.users.setBlocked({ userId: user.id, blocked: false })
    expect((await admin.users.list({ search: user.email })).users[0]).toMatchObject({ isBlocked: false })
  })

  test('can be signed out everywhere', async () => {
    const { admin, app, signInAs } = await adminShop()
    const { user, headers } = await signInAs('user')
    expect(await admin.users.endSessions({ userId: user.id })).toEqual({ ended: 1 })
    expect((await app.request('/api/me', { headers })).status).toBe(401)
  })

  test('cannot demote or block themselves', async () => {
    const { admin, user, log } = await adminShop()
    const refusal = 'You can’t do this to your own account'
    await expect(admin.users.setRole({ userId: user.id, role: 'user' })).rejects.toThrow(refusal)
    await expect(admin.users.setBlocked({ userId: user.id, blocked: true })).rejects.toThrow(refusal)
    expect(log()).toEqual([])
  })

  test('include at least one administrator', async () => {
    const { deps, signInAs, user } = await adminShop()
    const second = await signInAs('admin')
    const context = { ...visitorContext(deps), sessionId: second.session.id }
    const { admin } = createCaller({ ...context, user })
    await second.caller.admin.users.setBlocked({ userId: user.id, blocked: true })
    const last = second.user.id
    await expect(admin.users.setRole({ userId: last, role: 'user' })).rejects.toThrow(
      'This is the last administrator',
    )
    await expect(admin.users.setBlocked({ userId: last, blocked: true })).rejects.toThrow(
      'the last administrator',
    )
  })
})
