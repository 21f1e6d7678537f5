// Measures the benefit of a second process: node tests/bench/processes.ts [SECONDS]. Build it first; it needs wrk and
// two idle cores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { type ShopProcess, startShop } from '../durability/shop-process.ts'
import { makeCatalog } from './catalog.ts'
import { cpuSeconds } from './cpu.ts'
import { figure, missed } from './figures.ts'
import { requestsPerSecond } from './wrk.ts'

const PRODUCTS = 3_000
const CONNECTIONS = 32
const TURNS = 3
/** Warms up each process until its hot code is compiled. */
const WARM_UP_S = 15
const LEAST_GAIN = 0.85
/** Cores, by the two processes. */
const SERVED_BY = 2
const seconds = Number(process.argv[2] ?? 10)
const folder = mkdtempSync(join(tmpdir(), 'processes-'))

interface Turn {
  rate: number
  /** Cores that each process used. */
  cores: number[]
}

async function start(processes: number): Promise<ShopProcess> {
  const database = join(folder, `shop-${processes}.db`)
  makeCatalog(database, PRODUCTS).$client.close()
  const shop = await startShop(database, await freePort(), { WEB_CONCURRENCY: String(processes) })
  while (!/ready at/.test(shop.output())) await new Promise((done) => setTimeout(done, 50))
  return shop
}

function servingPids({ child: { pid = 0 } }: ShopProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? [pid] : children.split(' ').map(Number)
}

let turns = 0

/** Searches that no cache answers: each is asked for once. */
async function turn(shop: ShopProcess, lengthS: number): Promise<Turn> {
  turns += 1
  const pids = servingPids(shop)
  const before = pids.map(cpuSeconds)
  const rate = await requestsPerSecond(shop.url, {
    seconds: lengthS,
    connections: CONNECTIONS,
    path: { lua: `"/products?search=baby+${turns}x" .. count` },
  })
  return { rate, cores: pids.map((pid, at) => (cpuSeconds(pid) - (before[at] ?? 0)) / lengthS) }
}

const best = (all: Turn[]) => all.reduce((one, other) => (other.rate > one.rate ? other : one))
const used = ({ cores }: Turn) => cores.reduce((sum, of) => sum + of, 0)

function tell(name: string, turn: Turn) {
  const { rate, cores } = turn
  const cost = ((1_000 * used(turn)) / rate).toFixed(2)
  console.log(
    `       ${name}: ${rate.toFixed(0)} searches a second, ${cost} ms of CPU each, cores used: ${cores.map((of) => of.toFixed(2)).join(' + ')}`,
  )
}

const shops: ShopProcess[] = []
try {
  shops.push(await start(1), await start(2))
  for (const [at, shop] of shops.entries()) await turn(shop, WARM_UP_S * (at + 1))
  const measured: Turn[][] = shops.map(() => [])
  // In turns: what else the machine does meets both.
  for (let round = 0; round < TURNS; round += 1)
    for (const [at, shop] of shops.entries()) measured[at]?.push(await turn(shop, seconds))
  const [one, two] = measured.map(best)
  if (!one || !two) throw new Error('nothing was measured')
  tell('one process', one)
  tell('two processes', two)
  console.log(`       of ${availableParallelism()} cores; the best of ${TURNS} turns each`)
  // The program that asks takes a part of the cores, which two processes of a shop have to themselves.
  const withBothCores = (two.rate / used(two)) * SERVED_BY
  console.log(
    `       ${(two.rate / one.rate).toFixed(2)} times as many beside the program that asks, ${(withBothCores / one.rate).toFixed(2)} times with both cores`,
  )
  // One process compresses and collects garbage in threads of its own, so that two cores have no room for twice its work.
  figure({
    name: 'two processes, of what two cores have room for',
    value: withBothCores / one.rate / Math.min(SERVED_BY, SERVED_BY / used(one)),
    unit: 'x',
    atLeast: LEAST_GAIN,
  })
} finally {
  for (const { child } of shops) {
    child.kill('SIGTERM')
    await new Promise((done) => child.once('exit', done))
  }
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
