import { expect, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const METRICS_TOKEN = 'a-token-of-32-characters-or-more'
const AUTHORIZED = { authorization: `Bearer ${METRICS_TOKEN}` }
const LINE =
  /^(# (HELP|TYPE) tuckling_\w+ .+|tuckling_\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? -?\d+(\.\d+)?(e[+-]\d+)?)$/

test('/metrics is absent without METRICS_TOKEN, with any credentials', async () => {
  const { app } = createTestApp()
  for (const headers of [{}, AUTHORIZED, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
    expect((await app.request('/metrics', { headers })).status).toBe(404)
})

test.each<Record<string, string>>([
  {},
  { authorization: `Bearer ${METRICS_TOKEN}x` },
  { authorization: `Bearer ${METRICS_TOKEN.slice(1)}` },
  { authorization: `Basic ${METRICS_TOKEN}` },
  { authorization: METRICS_TOKEN },
  { authorization: `Bearer ${'x'.repeat(8_000)}` },
  { cookie: `token=${METRICS_TOKEN}` },
])('a request without its token is 401 before anything is read: %j', async (headers) => {
  const { app, db } = createTestApp({ env: { METRICS_TOKEN } })
  // Whatever touched the database would be a 500.
  db.$client.close()
  const answer = await app.request('/metrics', { headers })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(await answer.text()).not.toContain('tuckling_')
})

test('a token too short or unsendable stops the startup with one line', () => {
  const lineOf = (METRICS_TOKEN: string) => {
    try {
      readEnvironment({ METRICS_TOKEN })
    } catch (error) {
      return String(error)
    }
    return undefined
  }
  expect(lineOf('short')).toBe('StartupError: METRICS_TOKEN: must have at least 32 characters')
  expect(lineOf(`${'x'.repeat(32)} y`)).toMatch(
    /^StartupError: METRICS_TOKEN: must be printable ASCII[^\n]+$/,
  )
  expect(lineOf('')).toBeUndefined()
})

test('every line has Prometheus format and our prefix, and the answer is not cached', async () => {
  const { app } = createTestApp({ env: { METRICS_TOKEN } })
  const answer = await app.request('/metrics', { headers: AUTHORIZED })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const lines = (await answer.text()).trimEnd().split('\n')
  expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  const names = lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? [])
  expect(new Set(names).size).toBe(names.length)
})

test('requests are counted by route template and status, never by their content', async () => {
  const shop = createTestApp({ env: { METRICS_TOKEN, PUBLIC_URL: 'https://shop.example' } })
  const { ask } = await onTheWire(shop)
  for (let id = 1; id <= 3; id++) await ask(`/api/products/${id}`)
  await ask('/api/products/99999')
  await ask('/api/products/1?search=secret-words')
  for (let guess = 0; guess < 20; guess++) await ask(`/api/guess-${guess}`)
  const { routes, caches } = metersOf(shop.db)
  await eventually(() => expect(routes.get('unknown')?.byStatus.get(404)).toBe(20))
  expect(Object.fromEntries(routes.get('/api/products/:id')?.byStatus ?? [])).toEqual({
    200: 3,
    400: 1,
    404: 1,
  })
  await ask('/api/products')
  await ask('/api/products')
  expect(caches.answers.hits).toBe(1)

  const { text } = await ask('/metrics', { headers: { ...AUTHORIZED, host: 'shop:3000' } })
  expect(text).toContain('tuckling_http_requests_total{route="/api/products/:id",status="200"} 3')
  expect(text).toContain('tuckling_cache_requests_total{cache="answers",result="hit"} 1')
  expect(text).not.toMatch(/secret-words|guess-|products\/\d/)
})

test('cached and rendered pages are counted separately', async () => {
  const { app, db } = createTestApp()
  for (let visit = 0; visit < 3; visit++) await app.request('/about')
  const { caches, renders } = metersOf(db)
  expect(caches.pages).toEqual({ hits: 2, misses: 1 })
  expect(renders.read().count).toBe(1)
})
