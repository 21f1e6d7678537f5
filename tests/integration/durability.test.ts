import { closeSync, openSync, writeSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#server/db/client.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'
import { killWhileWriting } from '../durability/kill-while-writing.ts'
import { stopUnderLoad } from '../durability/stop-under-load.ts'

const SLOW_MS = 180_000

test(
  'whatever was answered with success is there after the server and an import were killed in the middle',
  async () => {
    const { lost, damage, acknowledged } = await killWhileWriting(3)
    expect({ lost, damage }).toEqual({ lost: [], damage: [] })
    expect(acknowledged.subscribers).toBeGreaterThan(0)
  },
  SLOW_MS,
)

test(
  'SIGTERM under load: no answer is cut off, none says that the server failed',
  async () => {
    const { broken, answered, refused, exitCode } = await stopUnderLoad(20)
    expect({ broken, exitCode }).toEqual({ broken: [], exitCode: 0 })
    expect(answered).toBeGreaterThan(0)
    expect(refused).toBe(20)
  },
  SLOW_MS,
)

test(
  'with a damaged page what needs it is 503, everything else goes on, and the log has SQLite’s word',
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

/** Overwrites the first page of a table. */
function damage(path: string, table: string) {
  const db = new SqliteDatabase(path)
  db.pragma('wal_checkpoint(truncate)')
  const size = z.number().parse(db.pragma('page_size', { simple: true }))
  const root = z
    .number()
    .parse(db.prepare('select rootpage from sqlite_master where name = ?').pluck().get(table))
  db.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (root - 1) * size)
  closeSync(file)
}
