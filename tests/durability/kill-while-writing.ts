import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { z } from 'zod'
import { freePort } from '#tests/helpers/free-port.ts'
import { ADMINISTRATOR, kill, runProgram, type ShopProcess, startShop } from './shop-process.ts'

const LONGEST_LIFE_MS = 1_200
const SHORTEST_LIFE_MS = 100
const FEED_ROWS = 4_000
const ARRIVED = z.object({ id: z.number() })

/** Writes that the shop has confirmed: they must exist, whatever happens afterwards. */
interface Acknowledged {
  subscribers: string[]
  products: { id: number; name: string; key: string }[]
  favorites: number[]
  accounts: string[]
}

interface KillReport {
  kills: number
  acknowledged: Record<keyof Acknowledged, number>
  /** Each acknowledged write that is not there. */
  lost: string[]
  damage: string[]
}

interface Session {
  cookie: string
  userId: string
}

/**
 * Kills the server repeatedly while people sign up, subscribe, and add products and favorites. Each time, another
 * process that imports a feed is killed with it. Checks the file after each kill, and at the end looks for every
 * confirmed write.
 */
export async function killWhileWriting(kills: number, onKill: (round: number) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  try {
    return await killIn(folder, kills, onKill)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killIn(folder: string, kills: number, onKill: (round: number) => void): Promise<KillReport> {
  const path = join(folder, 'shop.db')
  const port = await freePort()
  const acknowledged: Acknowledged = { subscribers: [], products: [], favorites: [], accounts: [] }
  const damage: string[] = []
  const first = await startShop(path, port)
  const session = await signIn(first)
  await kill(first.child)
  for (let round = 0; round < kills; round += 1) {
    const shop = await startShop(path, port)
    const over = new AbortController()
    const writers = writersOf(shop.url, session, acknowledged, round)
    const writing = writers.map((write) => repeat(write, over.signal))
    const importing = importFeed(folder, path, round)
    await wait(SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS))
    await Promise.all([kill(shop.child), kill(importing)])
    over.abort()
    await Promise.all(writing)
    damage.push(...damageOf(path))
    onKill(round + 1)
  }
  const lost = await missing(path, port, session, acknowledged)
  const counts = {
    subscribers: acknowledged.subscribers.length,
    products: acknowledged.products.length,
    favorites: acknowledged.favorites.length,
    accounts: acknowledged.accounts.length,
  }
  return { kills, acknowledged: counts, lost, damage: [...damage, ...damageOf(path)] }
}

async function signIn({ url }: ShopProcess): Promise<Session> {
  const answer = await post(url, '/api/auth/sign-in/email', ADMINISTRATOR)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const me = await fetch(`${url}/api/me`, { headers: { cookie } })
  return { cookie, userId: z.object({ id: z.string() }).parse(await me.json()).id }
}

function writersOf(url: string, { cookie, userId }: Session, acknowledged: Acknowledged, round: number) {
  let count = 0
  const next = () => {
    count += 1
    return `${round}-${count}`
  }
  const own = { cookie }
  return [
    async () => {
      const email = `reader-${next()}@home.example`
      if ((await post(url, '/api/subscribe', { email })).ok) acknowledged.subscribers.push(email)
    },
    async () => {
      const [name, key] = [`Rattle ${next()}`, `key-${next()}`]
      const answer = await post(url, '/api/products', { name }, { ...own, 'idempotency-key': key })
      if (answer.status !== 201) return
      const { id } = ARRIVED.parse(await answer.json())
      acknowledged.products.push({ id, name, key })
      const favorite = { user_id: userId, product: JSON.stringify({ id }) }
      if ((await post(url, '/api/favorites', favorite, own)).ok) acknowledged.favorites.push(id)
    },
    async () => {
      const email = `parent-${next()}@home.example`
      const account = { email, password: 'quite a long sentence 7', name: 'Parent' }
      if ((await post(url, '/api/auth/sign-up/email', account)).ok) acknowledged.accounts.push(email)
    },
  ]
}

/** Requests under way when the server died have no response, so nothing was promised. */
async function repeat(write: () => Promise<void>, over: AbortSignal) {
  while (!over.aborted) await write().catch(() => wait(20))
}

function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  })
}

function importFeed(folder: string, database: string, round: number) {
  const file = join(folder, 'shop-feed.csv')
  const rows = Array.from(
    { length: FEED_ROWS },
    (_, row) => `${row},Bib ${row},https://retailer.example/p/${row},${100 + ((row + round) % 50)} SEK`,
  )
  writeFileSync(file, ['id,title,link,price', ...rows].join('\n'))
  const importing = runProgram('import-feed', [file, '--advertiser', 'Retailer'], { DATABASE_PATH: database })
  importing.stdout?.resume()
  importing.stderr?.resume()
  return importing
}

function damageOf(path: string): string[] {
  const db = new SqliteDatabase(path)
  try {
    const integrity = z.array(z.object({ integrity_check: z.string() })).parse(db.pragma('integrity_check'))
    const orphans = z.array(z.unknown()).parse(db.pragma('foreign_key_check'))
    return [
      ...integrity.map((line) => line.integrity_check).filter((line) => line !== 'ok'),
      ...orphans.map((orphan) => JSON.stringify(orphan)),
    ]
  } finally {
    db.close()
  }
}

/** Asks the file, and the shop again for what was sent with an Idempotency-Key. */
async function missing(path: string, port: number, { cookie }: Session, acknowledged: Acknowledged) {
  const shop = await startShop(path, port)
  const again = await Promise.all(
    acknowledged.products.slice(-20).map(async ({ id, name, key }) => {
      const answer = await post(shop.url, '/api/products', { name }, { cookie, 'idempotency-key': key })
      return ARRIVED.safeParse(await answer.json()).data?.id === id ? [] : [`the answer to ${key}`]
    }),
  )
  const stopped = once(shop.child, 'exit')
  shop.child.kill('SIGTERM')
  await stopped
  const db = new SqliteDatabase(path, { readonly: true })
  const all = (sql: string) => new Set(db.prepare(sql).pluck().all())
  const [readers, names, favorites, accounts] = [
    all('select email from subscribers'),
    all("select id || ' ' || name from products"),
    all('select product_id from favorites'),
    all('select email from users'),
  ]
  db.close()
  return [
    ...again.flat(),
    ...acknowledged.subscribers.filter((email) => !readers.has(email)),
    ...acknowledged.products.map(({ id, name }) => `${id} ${name}`).filter((name) => !names.has(name)),
    ...acknowledged.favorites.filter((id) => !favorites.has(id)).map((id) => `favorite ${id}`),
    ...acknowledged.accounts.filter((email) => !accounts.has(email)),
  ]
}
