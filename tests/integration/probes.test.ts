import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const PROBES = ['/api/health', '/api/ready']

test('health answers without database, cache, or limit', async () => {
  const { app, db } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } })
  db.$client.close()
  for (let probe = 0; probe < 20; probe++) {
    const answer = await app.request('/api/health')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('ratelimit')).toBeNull()
  }
})

test('a shop that can serve is ready', async () => {
  const answer = await createTestApp().app.request('/api/ready')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', reasons: [], catalogue_version: expect.any(Number) },
  ])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a shop without its database is not ready and explains it without internals', async () => {
  const { app, db } = createTestApp()
  db.$client.close()
  const answer = await app.request('/api/ready')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toEqual({
    code: 503,
    message: 'The shop can’t serve',
    issues: [{ path: 'database-unavailable', message: 'The database does not answer' }],
  })
})

test('a problem for its administrators is a warning and leaves the shop ready', async () => {
  const { app, db } = createTestApp()
  db.$client.exec(
    `insert into feeds (name, location, schedule, observed_until) values ('late', 'x.csv', '0 * * * *', 1)`,
  )
  const answer = await app.request('/api/ready')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 'ready',
    reasons: [{ code: 'feeds-overdue', severity: 'warning' }],
  })
})

test('many readiness requests check the shop once a second', async () => {
  const { app, db, logLines } = createTestApp()
  db.$client.close()
  await Promise.all(Array.from({ length: 50 }, () => app.request('/api/ready')))
  expect(logLines.filter(({ msg }) => msg === 'the database could not be read')).toHaveLength(1)
})

test.each(PROBES)('%s accepts any host and no other method', async (path) => {
  const shop = createTestApp({ env: { PUBLIC_URL: 'https://shop.example' } })
  const { ask } = await onTheWire(shop)
  expect((await ask(path, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
  expect((await ask(path, { method: 'HEAD', headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
  expect((await shop.app.request(path, { method: 'POST' })).status).toBe(405)
})
