import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const SECRET_WORDS = 'ada@home.example'

async function linesOf(slowMs: string, ...request: Parameters<Awaited<ReturnType<typeof onTheWire>>['ask']>) {
  const shop = createTestApp({ env: { SLOW_REQUEST_MS: slowMs } })
  const { ask } = await onTheWire(shop)
  await ask(...request)
  await eventually(() => expect(shop.logLines.some(({ msg }) => msg === 'request')).toBe(true))
  await new Promise((resolve) => setImmediate(resolve))
  return shop.logLines
}

test('a slow request is logged with its route and without the visitor’s text', async () => {
  // Hashing a password takes far longer than a millisecond on every machine.
  const lines = await linesOf('1', '/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: SECRET_WORDS, password: 'wrong-12345' }),
  })
  const [slow, ...more] = lines.filter(({ msg }) => msg === 'slow request')
  expect(more).toEqual([])
  expect(slow).toMatchObject({ level: 40, method: 'POST', route: '/api/auth/sign-in/email', status: 401 })
  expect(slow?.id).toBe(lines.find(({ msg }) => msg === 'request')?.id)
  const { time: _, pid: _pid, hostname: _host, ...said } = slow ?? {}
  expect(Object.keys(said).sort()).toEqual(['id', 'level', 'method', 'ms', 'msg', 'route', 'status'])
  expect(JSON.stringify(slow)).not.toContain(SECRET_WORDS)
})

test.each(['600000', 'off'])('a slow request is not logged with SLOW_REQUEST_MS=%s', async (slowMs) => {
  const lines = await linesOf(slowMs, '/api/products')
  expect(lines.filter(({ msg }) => msg === 'slow request')).toEqual([])
})
