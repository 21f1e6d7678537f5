import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

async function sharing() {
  const shop = createTestApp()
  const ada = await shop.signInAs('user')
  const bo = await shop.signInAs('user')
  await ada.caller.favorites.add({ productId: 3 })
  await ada.caller.favorites.add({ productId: 4 })
  const share = await ada.caller.favorites.share()
  if (!share) throw new Error('Nothing was shared')
  const page = (token = share.token) => shop.app.request(`/shared-favorites?token=${token}`)
  return { ...shop, ada, bo, token: share.token, page }
}

test('anyone with the link sees the products and nothing about their owner', async () => {
  const { ada, bo, token, page } = await sharing()
  expect(token).toMatch(/^[\w-]{22}$/)
  const shared = await bo.caller.favorites.shared({ token })
  expect(shared.map(({ id }) => id)).toEqual([4, 3])
  const answer = await page()
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain('noindex')
  for (const secret of [ada.user.id, ada.user.email, ada.user.name]) {
    expect(html).not.toContain(secret)
    expect(JSON.stringify(shared)).not.toContain(secret)
  }
})

test('a list has one link, which follows its changes and omits removed products', async () => {
  const { db, ada, bo, token } = await sharing()
  expect((await ada.caller.favorites.share())?.token).toBe(token)
  await ada.caller.favorites.remove({ productId: 4 })
  await ada.caller.favorites.add({ productId: 5 })
  db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, 5)).run()
  expect((await bo.caller.favorites.shared({ token })).map(({ id }) => id)).toEqual([3])
})

test('a revoked link leads nowhere, and the next one differs', async () => {
  const { ada, bo, token, page } = await sharing()
  expect(await bo.caller.favorites.stopSharing()).toEqual({ stopped: false })
  expect(await ada.caller.favorites.stopSharing()).toEqual({ stopped: true })
  expect(await ada.caller.favorites.sharing()).toBeNull()
  await expect(bo.caller.favorites.shared({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await page()).status).toBe(404)
  const next = await ada.caller.favorites.share()
  expect(next?.token).not.toBe(token)
  expect((await page()).status).toBe(404)
})

test('a wrong link, or one of a blocked account, is a 404', async () => {
  const { app, db, ada, token, page } = await sharing()
  for (const wrong of ['', 'x', `${token}x`, token.slice(1), '%27or%201=1', 'x'.repeat(5_000)]) {
    expect((await page(wrong)).status).toBe(404)
  }
  expect((await app.request('/shared-favorites')).status).toBe(404)
  db.update(users).set({ banned: true }).where(eq(users.id, ada.user.id)).run()
  expect((await page()).status).toBe(404)
  db.delete(users).where(eq(users.id, ada.user.id)).run()
  expect((await page()).status).toBe(404)
})

test('the forms work without a script, and from the shop’s own pages only', async () => {
  const { app, ada } = await sharing()
  const post = (form: string, origin: string) =>
    app.request(`/favorites?form=${form}`, {
      method: 'POST',
      headers: { ...ada.headers, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
  const own = 'http://localhost:3000'
  expect((await post('stop-sharing', 'https://elsewhere.example')).status).toBe(403)
  expect((await post('stop-sharing', own)).status).toBe(303)
  expect(await ada.caller.favorites.sharing()).toBeNull()
  expect((await post('share', own)).headers.get('location')).toBe('/favorites')
  expect(await ada.caller.favorites.sharing()).not.toBeNull()
})
