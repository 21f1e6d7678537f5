import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const SECRET_WORDS = 'ada@home.example'

async function linesOf(slowMs: string, path: string) {
  const shop = createTestApp({ env: { SLOW_REQUEST_MS: slowMs } })
  const { ask } = await onTheWire(shop)
  await ask(path)
  await eventually(() => expect(shop.logLines.some(({ msg }) => msg === 'request')).toBe(true))
  await new Promise((resolve) => setImmediate(resolve))
  return shop.logLines
}

test('a slow request is logged with its route and without the visitor’s text', async () => {
  const lines = await linesOf('1', `/api/products/12345?search=${SECRET_WORDS}`)
  const [slow, ...more] = lines.filter(({ msg }) => msg === 'slow request')
  expect(more).toEqual([])
  expect(slow).toMatchObject({ level: 40, method: 'GET', route: '/api/products/:id', status: 400 })
  expect(slow?.id).toBe(lines.find(({ msg }) => msg === 'request')?.id)
  expect(JSON.stringify(slow)).not.toMatch(/12345|ada/)
})

test.each(['600000', 'off'])('a slow request is not logged with SLOW_REQUEST_MS=%s', async (slowMs) => {
  const lines = await linesOf(slowMs, '/api/products')
  expect(lines.filter(({ msg }) => msg === 'slow request')).toEqual([])
})
