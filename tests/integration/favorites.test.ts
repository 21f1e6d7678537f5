import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const STATIC_SHAPE = {
  id: 3,
  name: 'Any',
  priceRange: '1',
  image: 'x',
  retailer: 'x',
  link: 'https://x.example',
}
const DATABASE_SHAPE = { id: 3, name: 'Any', affiliate_link: 'https://x.example', advertiser_name: 'x' }

async function integrator() {
  const shop = createTestApp()
  const signedIn = await shop.signInAs('user')
  const send = (method: string, body: unknown, headers: Record<string, string> = signedIn.headers) =>
    shop.app.request('/api/favorites', {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const list = (userId = signedIn.user.id) =>
    shop.app.request(`/api/favorites?user_id=${userId}`, { headers: signedIn.headers })
  return { ...shop, ...signedIn, send, list }
}

describe('through the procedures', () => {
  test('a product is saved, listed latest first, and removed', async () => {
    const { signInAs } = createTestApp()
    const { caller } = await signInAs('user')
    expect(await caller.favorites.add({ productId: 3 })).toEqual({ added: true })
    expect(await caller.favorites.add({ productId: 3 })).toEqual({ added: false })
    await caller.favorites.add({ productId: 4 })
    expect((await caller.favorites.list({})).map(({ product }) => product?.id)).toEqual([4, 3])
    expect(await caller.favorites.remove({ productId: 3 })).toEqual({ removed: true })
    expect(await caller.favorites.ids()).toEqual([4])
  })

  test('one parent never sees or changes another’s favorites, regardless of the claimed account', async () => {
    const { signInAs } = createTestApp()
    const ada = await signInAs('user')
    const bo = await signInAs('admin')
    await ada.caller.favorites.add({ productId: 3 })
    expect(await bo.caller.favorites.ids()).toEqual([])
    const userId = ada.user.id
    for (const attempt of [
      bo.caller.favorites.list({ userId }),
      bo.caller.favorites.add({ userId, productId: 4 }),
      bo.caller.favorites.remove({ userId, productId: 3 }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await ada.caller.favorites.ids()).toEqual([3])
  })

  test('a favorite of a removed product keeps its name and can be deleted', async () => {
    const { signInAs, db } = createTestApp()
    const { caller } = await signInAs('user')
    const product = makeProduct(db, { name: 'Old Rattle' })
    await caller.favorites.add({ productId: product.id })
    db.delete(products).where(eq(products.id, product.id)).run()
    expect(await caller.favorites.list({})).toMatchObject([{ productName: 'Old Rattle', product: null }])
    expect(await caller.favorites.remove({ productId: product.id })).toEqual({ removed: true })
  })

  test('a list has a maximum length', async () => {
    const { signInAs, db } = createTestApp({ seeded: false })
    const { caller } = await signInAs('user')
    for (let index = 0; index < 500; index += 1) await caller.favorites.add({ productId: makeProduct(db).id })
    const attempt = caller.favorites.add({ productId: makeProduct(db).id })
    await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT' })
    const first = makeProduct(db).id
    const [saved = 0] = await caller.favorites.ids()
    await caller.favorites.remove({ productId: saved })
    const second = makeProduct(db).id
    expect(await caller.favorites.addAll({ productIds: [first, saved, second] })).toEqual({
      saved: [first],
      left: [saved, second],
    })
  })

  test('the favorites of a device move into the account, in their order and as often as they come', async () => {
    const { signInAs, caller: visitor } = createTestApp()
    const { caller } = await signInAs('user')
    await caller.favorites.add({ productId: 4 })
    const productIds = [5, 999_999, 4, 3, 3]
    const answer = { saved: [5, 4, 3, 3], left: [] }
    for (let time = 0; time < 2; time += 1)
      expect(await caller.favorites.addAll({ productIds })).toEqual(answer)
    const listed = (await caller.favorites.list({})).map(({ productId }) => productId)
    expect(listed.filter((id) => id !== 4)).toEqual([3, 5])
    expect(listed).toHaveLength(3)
    const ofDevice = await visitor.favorites.ofDevice({ productIds: [3, 999_999] })
    expect(ofDevice).toMatchObject([
      { productId: 999_999, productName: 'A product you saved', product: null },
      { productId: 3, productName: 'Soft Stacking Rings', product: { id: 3 } },
    ])
  })

  test.each([
    ['more than an account holds', Array.from({ length: 10_000 }, (_, index) => index + 1)],
    ['ids that are no numbers', ['3']],
    ['ids that are no whole numbers', [0.5]],
    ['no list', 3],
  ])('%s are refused', async (_, productIds) => {
    const { app, signInAs } = createTestApp()
    const { headers } = await signInAs('user')
    const body = JSON.stringify({ json: { productIds } })
    const send = (more: object) =>
      app.request('/trpc/favorites.addAll', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...more },
      })
    expect((await send(headers)).status).toBe(400)
    expect((await send({})).status).toBe(401)
  })
})

describe('through REST', () => {
  test.each([
    ['the samples’ shape', STATIC_SHAPE],
    ['the database’s shape', DATABASE_SHAPE],
    [
      'a feed’s shape',
      { url: 'https://tumblewood.example/soft-stacking-rings', advertiserId: '1', price: '9' },
    ],
  ])('adding %s answers 201, and 200 the second time', async (_, product) => {
    const { send, list, user } = await integrator()
    const body = { user_id: user.id, product: JSON.stringify(product) }
    const added = await send('POST', body)
    expect([added.status, await added.json()]).toEqual([201, { success: true }])
    expect((await send('POST', body)).status).toBe(200)
    expect(await (await list()).json()).toMatchObject([{ id: 3, name: 'Soft Stacking Rings' }])
    expect((await send('DELETE', body)).status).toBe(200)
    expect((await send('DELETE', body)).status).toBe(200)
    expect(await (await list()).json()).toEqual([])
  })

  test.each([
    ['no user_id', { product: '{"id":3}' }, 400],
    ['no product', { user_id: 'OWN' }, 400],
    ['a product that is no JSON', { user_id: 'OWN', product: '{id:3' }, 400],
    ['a product without id or link', { user_id: 'OWN', product: '{"name":"x"}' }, 400],
    ['a product as an object', { user_id: 'OWN', product: { id: 3 } }, 400],
    ['a body that is no JSON', '{', 400],
    ['the id of another account', { user_id: 'someone-else', product: '{"id":3}' }, 403],
    ['an unknown product', { user_id: 'OWN', product: '{"id":999999}' }, 404],
    ['an unknown link', { user_id: 'OWN', product: '{"link":"https://unknown.example"}' }, 404],
  ])('%s is refused', async (_, body, status) => {
    const { send, user } = await integrator()
    const sent =
      typeof body === 'string'
        ? body
        : { ...body, ...('user_id' in body && body.user_id === 'OWN' && { user_id: user.id }) }
    const answer = await send('POST', sent)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: status, message: expect.any(String) })
  })

  test('a list requires the own user_id', async () => {
    const { app, headers, list } = await integrator()
    expect((await app.request('/api/favorites', { headers })).status).toBe(400)
    expect((await list('someone-else')).status).toBe(403)
  })

  test('a visitor is asked to sign in before any other error', async () => {
    const { send } = await integrator()
    expect((await send('POST', '{', {})).status).toBe(401)
    expect((await send('POST', '{"user_id":"x","product":"{}"}', {})).status).toBe(401)
  })

  test('another content type is refused', async () => {
    const { send, headers } = await integrator()
    expect((await send('POST', 'x=1', { ...headers, 'content-type': 'text/plain' })).status).toBe(415)
  })
})
