import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const TRPC_LIST = `/trpc/products.list?input=${encodeURIComponent('{"json":{}}')}`

describe.each([['/api/products'], [TRPC_LIST], ['/api/products/3']])('the cached answer of %s', (path) => {
  test('equals a new one and is not sent again to clients that have it', async () => {
    const { app } = createTestApp()
    const anew = await app.request(path, { headers: { 'cache-control': 'no-store' } })
    const first = await app.request(path)
    const second = await app.request(path)
    const text = await anew.text()
    expect(await first.text()).toBe(text)
    expect(await second.text()).toBe(text)
    expect(second.headers.get('content-type')).toBe('application/json')
    const etag = second.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const revalidated = await app.request(path, { headers: { 'if-none-match': etag } })
    expect([revalidated.status, await revalidated.text()]).toEqual([304, ''])
  })

  test('ends with the content it was made of', async () => {
    const { app, db } = createTestApp()
    const before = await app.request(path)
    await before.text()
    db.update(products).set({ name: 'Renamed Rings' }).where(eq(products.id, 3)).run()
    const after = await app.request(path, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('Renamed Rings')
  })

  test('is sent compressed to clients that accept it', async () => {
    const { app } = createTestApp()
    const plain = await (await app.request(path)).text()
    const response = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    const unzipped = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unzipped.text()).toBe(plain)
  })
})

describe.each(['/', '/products', '/api/products', TRPC_LIST])('a client that has %s', (path) => {
  test.each([
    ['a strong tag', (etag: string) => etag],
    ['a weak tag', (etag: string) => `W/${etag}`],
    ['a list of tags', (etag: string) => `"other", W/"another", W/${etag}`],
    ['any tag', () => '*'],
  ])('gets 304 and nothing else for %s', async (_, written) => {
    const { app } = createTestApp()
    const etag = (await app.request(path)).headers.get('etag') ?? ''
    const answer = await app.request(path, { headers: { 'if-none-match': written(etag) } })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
    const other = await app.request(path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })
})

describe('answers that are never cached include', () => {
  test('a failed call', async () => {
    const { app } = createTestApp()
    for (const path of ['/api/products/99', '/api/products?page=0', '/trpc/products.byId?input=1']) {
      expect((await app.request(path)).headers.get('etag')).toBeNull()
    }
  })

  test('an answer to a visitor with credentials', async () => {
    const { app } = createTestApp()
    const someone: Record<string, string>[] = [{ cookie: 'shop-session=x' }, { authorization: 'Bearer x' }]
    for (const headers of someone) {
      expect((await app.request('/api/products', { headers })).headers.get('etag')).toBeNull()
    }
  })
})
