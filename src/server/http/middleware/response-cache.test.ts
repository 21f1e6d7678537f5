import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { responseCache } from '#server/http/middleware/response-cache.ts'

const SLOW = '/trpc/products.featured'

/** A shop of one content, whose slow answers wait until they are let go. */
function shop() {
  const state = { version: 1, content: 'old', calls: 0 }
  const gate = Promise.withResolvers<void>()
  const app = new Hono()
  app.use(
    '/trpc/*',
    responseCache({ CACHE_PURGE_URL: undefined }, () => state.version, { hits: 0, misses: 0 }),
  )
  app.get(SLOW, async (c) => {
    const { content } = state
    state.calls += 1
    await gate.promise
    return c.json(content)
  })
  app.get('/trpc/categories.list', (c) => c.json(state.content))
  app.get('/trpc/accounts.session', (c) => c.json(state.content))
  const read = async (path: string) => (await app.request(path)).json()
  return { state, release: gate.resolve, read }
}

test('serves an answer overtaken by a change once and never keeps it', async () => {
  const { state, release, read } = shop()
  const overtaken = read(SLOW)
  state.version += 1
  state.content = 'new'
  expect(await read('/trpc/categories.list')).toBe('new')
  release()
  expect(await overtaken).toBe('old')
  expect(await read(SLOW)).toBe('new')
  expect(await read(SLOW)).toBe('new')
  expect(state.calls).toBe(2)
})

test('keeps only answers that allow it', async () => {
  const { state, read } = shop()
  for (const path of ['/trpc/categories.list', '/trpc/accounts.session']) expect(await read(path)).toBe('old')
  state.content = 'new'
  expect(await read('/trpc/categories.list')).toBe('old')
  expect(await read('/trpc/accounts.session')).toBe('new')
})
