import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '#tests/helpers/free-port.ts'
import { kill, runProgram, startShop } from '../durability/shop-process.ts'
import { makeCatalog } from './catalog.ts'
import { residentMegabytes } from './cpu.ts'
import { figure, missed } from './figures.ts'
import { ACCOUNTS, accountOf, type Outcome, visit } from './visitors.ts'

const PRODUCTS = 10_000
const FEED_ROWS = 20_000
const IDLE_ROUNDS = 20
const LOOK_EVERY_MS = 1_000
const SLOWER_BY = 20
const GROWTH_LIMIT_MB = 96

interface Traffic {
  seconds: number
  visitors: number
  products?: number
}

interface TrafficReport {
  outcomes: Outcome[]
  /** The same requests by one visitor alone, beforehand. */
  idle: Outcome[]
  imports: number
  memoryMb: number[]
}

/**
 * Simulates visitors who read pages, search, call the API, sign in and click while feeds are imported. Each has an
 * address, a connection and pauses. Limits are those of a real shop.
 */
export async function sendTraffic({
  seconds,
  visitors,
  products = PRODUCTS,
}: Traffic): Promise<TrafficReport> {
  const folder = mkdtempSync(join(tmpdir(), 'traffic-'))
  const database = join(folder, 'shop.db')
  makeCatalog(database, products).$client.close()
  const shop = await startShop(database, await freePort(), { TRUST_PROXY: 'true', RATE_LIMIT_FACTOR: '1' })
  const over = new AbortController()
  try {
    for (let number = 0; number < ACCOUNTS; number += 1) await signUp(shop.url, number)
    const idle = await visit(shop.url, { number: 1_000, products, rounds: IDLE_ROUNDS, pauseMs: 0 })
    const until = performance.now() + seconds * 1_000
    const importing = importAgainAndAgain(folder, database, over.signal)
    const looking = memoryOf(shop.child.pid ?? 0, over.signal)
    const visits = Array.from({ length: visitors }, (_, number) =>
      visit(shop.url, { number, products, until }),
    )
    const outcomes = (await Promise.all(visits)).flat()
    over.abort()
    return { outcomes, idle, imports: await importing, memoryMb: await looking }
  } finally {
    over.abort()
    shop.child.kill('SIGTERM')
    await kill(shop.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signUp(url: string, number: number) {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `198.51.100.${number + 1}`,
    },
    body: JSON.stringify({ ...accountOf(number), name: 'Parent' }),
  })
  if (!answer.ok) throw new Error(`signing up was answered with ${answer.status}`)
}

/** A feed whose prices differ each time. Returns how many times it came to its end. */
async function importAgainAndAgain(folder: string, database: string, over: AbortSignal): Promise<number> {
  const file = join(folder, 'feed.csv')
  let done = 0
  for (let round = 0; !over.aborted; round += 1) {
    const rows = Array.from(
      { length: FEED_ROWS },
      (_, row) => `${row},Bib ${row},https://retailer.example/p/${row},${100 + ((row + round) % 50)} SEK`,
    )
    writeFileSync(`${file}.new`, ['id,title,link,price', ...rows].join('\n'))
    copyFileSync(`${file}.new`, file)
    const child = runProgram('import-feed', [file, '--advertiser', 'Retailer'], { DATABASE_PATH: database })
    child.stdout?.resume()
    child.stderr?.resume()
    const stop = () => child.kill('SIGTERM')
    over.addEventListener('abort', stop, { once: true })
    const code = await new Promise((ended) => child.once('exit', ended))
    over.removeEventListener('abort', stop)
    if (code === 0) done += 1
    else if (!over.aborted) throw new Error(`an import ended with ${String(code)}`)
  }
  return done
}

async function memoryOf(pid: number, over: AbortSignal): Promise<number[]> {
  const looks: number[] = []
  while (!over.aborted) {
    looks.push(residentMegabytes(pid))
    await wait(LOOK_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
  return looks
}

/** Returns responses that are neither successful nor a limit with a retry time. */
export function failuresOf({ outcomes, idle }: Pick<TrafficReport, 'outcomes' | 'idle'>): string[] {
  return [...idle, ...outcomes]
    .filter(({ result }) => result !== 'answered' && result !== 'limited')
    .map(({ kind, result }) => `${kind}: ${result}`)
}

function p99(outcomes: Outcome[]): number {
  const times = outcomes.filter(({ result }) => result === 'answered').map(({ ms }) => ms)
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

/** Between the second quarter and the last: the first fills caches. */
function growth(looks: number[]): number {
  const quarter = Math.max(1, Math.floor(looks.length / 4))
  return Math.max(...looks.slice(-quarter)) - Math.max(...looks.slice(quarter, 2 * quarter))
}

function tell(report: TrafficReport) {
  const { outcomes, idle, imports, memoryMb } = report
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const of = (all: Outcome[]) => p99(all.filter((outcome) => outcome.kind === kind)).toFixed(0)
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    const limited = own.filter(({ result }) => result === 'limited').length
    console.log(
      `       ${kind}: ${own.length}, ${limited} over a limit, p99 ${of(outcomes)} ms, idle ${of(idle)} ms`,
    )
  }
  const failures = failuresOf(report)
  for (const failure of failures.slice(0, 20)) console.log(`       ${failure}`)
  console.log(`       imports of ${FEED_ROWS} rows meanwhile: ${imports}`)
  console.log(
    `       memory in MB: ${memoryMb
      .filter((_, at) => at % 10 === 0)
      .map(Math.round)
      .join(', ')}`,
  )
  figure({ name: 'requests that failed', value: failures.length, unit: `of ${outcomes.length}`, atMost: 0 })
  figure({ name: 'p99 of idle', value: p99(outcomes) / p99(idle), unit: 'x', atMost: SLOWER_BY })
  figure({
    name: 'memory, growth after the first half',
    value: growth(memoryMb),
    unit: 'MB',
    atMost: GROWTH_LIMIT_MB,
  })
}

/** `node tests/bench/traffic.ts [SECONDS] [VISITORS]`: build it first. 600 seconds show whether memory stays flat. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [seconds = 60, visitors = 500] = process.argv.slice(2).map(Number)
  tell(await sendTraffic({ seconds, visitors }))
  if (missed() > 0) process.exitCode = 1
}
