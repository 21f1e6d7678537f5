import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from './servers.ts'

/**
 * `node tests/bench/sign-in-flood.ts [SECONDS] [SENDERS]`: sends guesses from 5,000 addresses, each in its own network.
 * The built server has its own limits and full password costs.
 *
 * Meanwhile an owner signs in repeatedly, alternating between a recognized browser and a network without previous
 * requests. Exit 1 when either is refused, or waits longer than 3 s and 6 s respectively.
 */
const [seconds = 60, senders = 40] = process.argv.slice(2).map(Number)
const PORT = Number(process.env.TUCKLING_TEST_PORT ?? 4100)
const ADDRESSES = 5_000
const RETURNING_LIMIT_MS = 3_000
const QUIET_LIMIT_MS = 6_000
const PAUSE_MS = 500
const OWNER = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }

interface Answer {
  status: number
  ms: number
}

const folder = mkdtempSync(join(tmpdir(), 'tuckling-flood-'))
const shop = await startShop(PORT, join(folder, 'shop.db'), { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' })
try {
  process.exitCode = (await underFlood()) ? 0 : 1
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function underFlood(): Promise<boolean> {
  const signedUp = await post('/api/auth/sign-up/email', OWNER, '192.0.2.1')
  const device = signedUp.headers
    .getSetCookie()
    .flatMap((cookie) => (cookie.startsWith('device-') ? [cookie.split(';')[0]] : []))
    .join()
  const endsAt = Date.now() + seconds * 1_000
  const guessed: Answer[] = []
  const flood = Array.from({ length: senders }, async (_, sender) => {
    for (let index = sender; Date.now() < endsAt; index += senders) guessed.push(await guess(index))
  })
  const [returning, quiet]: [Answer[], Answer[]] = [[], []]
  for (let index = 0; Date.now() < endsAt; index += 1) {
    returning.push(await signIn(OWNER, '10.0.0.7', { cookie: device }))
    quiet.push(await signIn(OWNER, `${110 + (index % 100)}.18.${index & 255}.7`))
    await wait(PAUSE_MS)
  }
  await Promise.all(flood)
  const checked = guessed.filter(({ status }) => status === 401)
  console.log(`${guessed.length} guesses in ${seconds} s, of which ${checked.length} were checked`)
  const isReturningServed = judge('known browser', returning, RETURNING_LIMIT_MS)
  const isQuietServed = judge('new browser on a quiet network', quiet, QUIET_LIMIT_MS)
  return isReturningServed && isQuietServed
}

function guess(index: number): Promise<Answer> {
  const address = index % ADDRESSES
  const email = index % 2 === 0 ? OWNER.email : `${index % 97}@example.com`
  return signIn(
    { email, password: 'wrong horse' },
    `${10 + (address % 90)}.${address >> 8}.${address & 255}.7`,
  )
}

async function signIn(
  { email, password }: { email: string; password: string },
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const began = performance.now()
  const { status } = await post('/api/auth/sign-in/email', { email, password }, address, headers)
  return { status, ms: performance.now() - began }
}

async function post(path: string, body: object, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer
}

function judge(who: string, answers: Answer[], limitMs: number): boolean {
  const refused = answers.filter(({ status }) => status !== 200)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  console.log(
    `${who}: ${answers.length} sign-ins, ${refused.length} refused, slowest ${Math.round(slowest)} ms (limit ${limitMs} ms)`,
  )
  return answers.length > 0 && refused.length === 0 && slowest <= limitMs
}
