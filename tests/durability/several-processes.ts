import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { freePort } from '#tests/helpers/free-port.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

const PAGES = ['/', '/products', '/products/1', '/blog', '/api/products', '/api/categories']
const RECOVERY_LIMIT_MS = 30_000

interface RequestTally {
  answered: number
  failed: string[]
}

interface ProcessesReport {
  processes: number
  /** While the writer is killed, and another takes its place. */
  writerKilled: { reads: RequestTally; changes: RequestTally }
  /** While a reader is killed: what it was answering, and nothing else. */
  readerKilled: { reads: RequestTally; changes: RequestTally }
  /** While SIGHUP replaces all of them, one after the other. */
  restarted: { reads: RequestTally; changes: RequestTally }
  /** Subscribers that were answered with success and are not there. */
  lost: string[]
  exitCode: number | null
}

/** Runs the shop in so many processes, takes them away in turn and asks meanwhile. */
export async function takeProcessesAway(processes: number, connections: number): Promise<ProcessesReport> {
  const folder = mkdtempSync(join(tmpdir(), 'several-'))
  const path = join(folder, 'shop.db')
  const shop = await startShop(path, await freePort(), {
    WEB_CONCURRENCY: String(processes),
    BETTER_AUTH_SECRET: 'only for this test, and long enough',
  })
  const acknowledged: string[] = []
  try {
    await untilSaid(shop, /processes\)/)
    const writer = childrenOf(shop)[0] ?? 0
    const during = (work: () => Promise<void>) => askDuring(shop.url, connections, acknowledged, work)
    const writerKilled = await during(() => replaced(shop, writer))
    const reader = childrenOf(shop)[0] ?? 0
    const readerKilled = await during(() => replaced(shop, reader))
    const restarted = await during(() => allReplaced(shop))
    const ended = once(shop.child, 'exit')
    shop.child.kill('SIGTERM')
    const [code] = await ended
    const exitCode = typeof code === 'number' ? code : null
    const lost = missing(path, acknowledged)
    return { processes, writerKilled, readerKilled, restarted, lost, exitCode }
  } finally {
    shop.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In the order of their start: the writer is the first of those who began with it. */
function childrenOf({ child: { pid } }: Pick<ShopProcess, 'child'>): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

async function replaced(shop: ShopProcess, pid: number) {
  const said = shop.output().length
  process.kill(pid, 'SIGKILL')
  await untilSaid(shop, /The (?:writer|reader) is ready/, said)
}

async function allReplaced(shop: ShopProcess) {
  const said = shop.output().length
  shop.child.kill('SIGHUP')
  await untilSaid(shop, /All processes have been replaced/, said)
}

/** After so many characters of its output. */
async function untilSaid(shop: ShopProcess, words: RegExp, after = 0) {
  const until = performance.now() + RECOVERY_LIMIT_MS
  while (!words.test(shop.output().slice(after))) {
    if (performance.now() > until) throw new Error(`${words} was not said:\n${shop.output()}`)
    await wait(20)
  }
}

async function askDuring(
  url: string,
  connections: number,
  acknowledged: string[],
  work: () => Promise<void>,
): Promise<{ reads: RequestTally; changes: RequestTally }> {
  const reads: RequestTally = { answered: 0, failed: [] }
  const changes: RequestTally = { answered: 0, failed: [] }
  let isOver = false
  const asking = Array.from({ length: connections }, async (_, index) => {
    for (let round = index; !isOver; round += 1) {
      if (index % 4 === 0) {
        const email = `s${index}-${round}-${performance.now()}@home.example`
        if (await ask(changes, `${url}/api/subscribe`, email)) acknowledged.push(email)
      } else await ask(reads, url + (PAGES[round % PAGES.length] ?? '/'))
    }
  })
  await work()
  await wait(200)
  isOver = true
  await Promise.all(asking)
  return { reads, changes }
}

async function ask(tally: RequestTally, url: string, email?: string): Promise<boolean> {
  const init: RequestInit =
    email === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: new URL(url).origin },
          body: JSON.stringify({ email }),
        }
  try {
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    if (answer.ok) tally.answered += 1
    else tally.failed.push(`${new URL(url).pathname} ${answer.status}`)
    return answer.ok
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    tally.failed.push(`${new URL(url).pathname} ${cause instanceof Error ? cause.message : String(cause)}`)
    return false
  }
}

function missing(path: string, emails: string[]): string[] {
  const db = new SqliteDatabase(path, { readonly: true })
  const stored = new Set(db.prepare<[], string>('select email from subscribers').pluck().all())
  db.close()
  return emails.filter((email) => !stored.has(email))
}
