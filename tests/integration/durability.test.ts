import { closeSync, openSync, writeSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#server/db/open-database.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'
import { killWhileWriting } from '../durability/kill-while-writing.ts'
import { replaceOften } from '../durability/replace-often.ts'
import { takeProcessesAway } from '../durability/several-processes.ts'
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
  'of several processes any may be killed, and all of them replaced, while people read and write',
  async () => {
    const { restarted, writerKilled, readerKilled, lost, exitCode } = await takeProcessesAway(3, 8)
    expect({ restarted: [...restarted.reads.failed, ...restarted.changes.failed], lost, exitCode }).toEqual({
      restarted: [],
      lost: [],
      exitCode: 0,
    })
    // What the killed one was answering, at most: a connection each.
    for (const { reads, changes } of [writerKilled, readerKilled]) {
      expect(reads.failed.length).toBeLessThanOrEqual(6)
      expect(changes.failed.length).toBeLessThanOrEqual(2)
      expect(reads.answered).toBeGreaterThan(0)
    }
  },
  SLOW_MS,
)

test(
  'a process that is replaced leaves no kept connection of a visitor who asks in that moment',
  async () => {
    const { replaced, failed, answered, exitCode } = await replaceOften(1, 60)
    expect({ replaced, failed, exitCode }).toEqual({ replaced: 1, failed: [], exitCode: 0 })
    expect(answered).toBeGreaterThan(60)
  },
  SLOW_MS,
)

test(
  'several processes count limits together, by the visitor’s own address',
  async () => {
    const { env, url } = await ownPlace()
    const server = startServer({ ...env, WEB_CONCURRENCY: '3', TRUST_PROXY: 'true' })
    await server.prints(/3 processes/)
    const call = async (visitor: string, number: number) => {
      const headers = { 'x-forwarded-for': visitor, connection: 'close' }
      return (await get(`${url}/api/products?page=1&search=x${number}`, headers)).status
    }
    const statuses: number[] = []
    for (let number = 0; number < 40; number += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, at) => call('203.0.113.7', number * 10 + at)))),
      )
    const allowed = statuses.filter((status) => status === 200).length
    expect(allowed).toBeGreaterThanOrEqual(300)
    // A process learns what the others allowed some hundredths of a second later.
    expect(allowed).toBeLessThan(340)
    expect(await call('203.0.113.8', 1)).toBe(200)
    const wrong = async (visitor: string): Promise<number> => {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': visitor },
        body: JSON.stringify({ email: 'nobody@home.example', password: 'wrong-password-1' }),
      })
      // A slow machine turns some of many at once away, uncounted.
      if (!(await answer.text()).includes('at once')) return answer.status
      await wait(1_000)
      return wrong(visitor)
    }
    const tries = await Promise.all(Array.from({ length: 14 }, () => wrong('203.0.113.9')))
    expect(tries.filter((status) => status === 429)).toHaveLength(4)
    expect(await wrong('198.51.100.10')).toBe(401)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  SLOW_MS,
)

test(
  'with damaged settings several processes end as one does: one line, exit code 1',
  async () => {
    const { env } = await ownPlace()
    const server = startServer({ ...env, WEB_CONCURRENCY: '2', HOST: '192.0.2.1' })
    expect(await server.ended).toBe(1)
    expect(server.output.stderr.trim()).toBe('HOST: 192.0.2.1 is not an address of this machine')
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

/** A connection of its own, so that any of the processes may take it. */
function get(url: string, headers: Record<string, string>): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 }))
    })
      .on('error', reject)
      .end()
  })
}

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
