import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'
import { killWhileWriting } from '../durability/kill-while-writing.ts'
import { replaceOften } from '../durability/replace-often.ts'
import { takeProcessesAway } from '../durability/several-processes.ts'
import { stopUnderLoad } from '../durability/stop-under-load.ts'

const SLOW_MS = 180_000

test(
  'acknowledged writes survive a kill of the server and an import',
  async () => {
    const { lost, damage, acknowledged } = await killWhileWriting(3)
    expect({ lost, damage }).toEqual({ lost: [], damage: [] })
    expect(acknowledged.subscribers).toBeGreaterThan(0)
  },
  SLOW_MS,
)

test(
  'SIGTERM under load truncates no answer and causes no server error',
  async () => {
    const { broken, answered, refused, exitCode } = await stopUnderLoad(20)
    expect({ broken, exitCode }).toEqual({ broken: [], exitCode: 0 })
    expect(answered).toBeGreaterThan(0)
    expect(refused).toBe(20)
  },
  SLOW_MS,
)

test(
  'each of several processes can be killed and all replaced during use',
  async () => {
    const { restarted, writerKilled, readerKilled, lost, exitCode } = await takeProcessesAway(3, 8)
    expect({ restarted: [...restarted.reads.failed, ...restarted.changes.failed], lost, exitCode }).toEqual({
      restarted: [],
      lost: [],
      exitCode: 0,
    })
    // At most the requests in progress on the killed process: one per connection.
    for (const { reads, changes } of [writerKilled, readerKilled]) {
      expect(reads.failed.length).toBeLessThanOrEqual(6)
      expect(changes.failed.length).toBeLessThanOrEqual(2)
      expect(reads.answered).toBeGreaterThan(0)
    }
  },
  SLOW_MS,
)

test(
  'a replaced process leaves no visitor on a dead connection',
  async () => {
    const { replaced, failed, answered, exitCode } = await replaceOften(1, 60)
    expect({ replaced, failed, exitCode }).toEqual({ replaced: 1, failed: [], exitCode: 0 })
    expect(answered).toBeGreaterThan(60)
  },
  SLOW_MS,
)

test(
  'several processes share limits by the visitor’s own address',
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
