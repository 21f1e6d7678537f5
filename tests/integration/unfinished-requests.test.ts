import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const ENTRIES: [path: string, type: string][] = [
  ['/api/subscribe', 'application/json'],
  ['/api/auth/sign-in/email', 'application/json'],
  ['/api/stripe/webhook', 'application/json'],
  ['/api/clicks', 'text/plain'],
  ['/api/views', 'text/plain'],
  ['/api/admin/feeds/uploads', 'text/csv'],
  ['/api/admin/articles/covers', 'image/jpeg'],
  ['/api/admin/restore', 'application/octet-stream'],
  ['/trpc/newsletter.subscribe', 'application/json'],
  ['/mcp', 'application/json'],
  ['/login', 'application/x-www-form-urlencoded'],
  ['/donate', 'multipart/form-data; boundary=x'],
]
const HALVES_EACH = 20
const CHUNK = 64 * 1024
/** Far more than the 256 kB that a body may have, and more than lies in the buffers of two sockets. */
const ENOUGH_BYTES = 16 * 1024 * 1024

function head(path: string, type: string, more: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nAccept: application/json, text/event-stream\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

test(`${HALVES_EACH} unfinished requests to each entry point delay no one and leave no error`, async () => {
  // A busy machine is no error.
  const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000', SLOW_REQUEST_MS: 'off' } })
  const { ask, port } = await onTheWire(shop)
  const sockets: Socket[] = []
  for (const [path, type] of ENTRIES) {
    for (let at = 0; at < HALVES_EACH; at++) {
      const socket = await opened(port)
      sockets.push(socket)
      // Some stop in the middle of their headers.
      if (at % 4 === 0) socket.write(`POST ${path} HTTP/1.1\r\nHost: local`)
      else socket.write(`${head(path, type, 'Content-Length: 5000')}{"email":`)
    }
  }
  for (const path of ['/', '/api/products', '/api/health', '/trpc/categories.list'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  const subscribed = await ask('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"maja@home.test"}',
  })
  expect(subscribed.status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await ask('/api/health')
  expect(shop.logLines.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

test.each(ENTRIES)('an endless body is refused by %s before it fills anything', async (path, type) => {
  const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
  const { ask, port } = await onTheWire(shop)
  const socket = await opened(port)
  const answered: Buffer[] = []
  socket.on('data', (chunk: Buffer) => answered.push(chunk))
  const chunk = `${CHUNK.toString(16)}\r\n${'x'.repeat(CHUNK)}\r\n`
  socket.write(head(path, type, 'Transfer-Encoding: chunked'))
  let sent = 0
  while (answered.length === 0 && !socket.destroyed && sent < ENOUGH_BYTES) {
    sent += CHUNK
    if (!socket.write(chunk))
      await Promise.race([once(socket, 'drain'), once(socket, 'data'), once(socket, 'close')])
    else await new Promise((resolve) => setImmediate(resolve))
  }
  expect(sent).toBeLessThan(ENOUGH_BYTES)
  expect(Buffer.concat(answered).toString()).toMatch(/^HTTP\/1\.1 4\d\d /)
  socket.destroy()
  expect((await ask('/api/health')).status).toBe(200)
})
