import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { damage } from '#tests/helpers/damage.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'

const SLOW_MS = 180_000

test(
  'several processes end like one with invalid settings: one line, exit code 1',
  async () => {
    const { env } = await ownPlace()
    const server = startServer({ ...env, WEB_CONCURRENCY: '2', HOST: '192.0.2.1' })
    expect(await server.ended).toBe(1)
    expect(server.output.stderr.trim()).toBe('HOST: 192.0.2.1 is not an address of this machine')
  },
  SLOW_MS,
)

test(
  'a damaged page makes only its features answer 503 and is logged with SQLite’s error',
  async () => {
    const { env, url } = await ownPlace()
    openDatabase(env.DATABASE_PATH).$client.close()
    damage(env.DATABASE_PATH, 'subscribers')
    const server = startServer(env)
    await server.prints(/is ready at/)
    for (const path of ['/', '/products', '/api/products', '/api/health'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
    const answer = await fetch(`${url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: 'ada@home.example' }),
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('can’t reach its data') })
    await server.prints(/database disk image is malformed/)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  SLOW_MS,
)
