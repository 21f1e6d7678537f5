// Measures the cost of a crawler for visitors: node tests/bench/crawler.ts [PAGES] [FILE]. Build it first. FILE is a
// database of at least that many products, which saves making one.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/open-database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { kill, startShop } from '../durability/shop-process.ts'
import { makeCatalog, productPaths } from './catalog.ts'
import { residentMegabytes } from './cpu.ts'
import { figure, missed } from './figures.ts'
import { startTimer } from './undisturbed.ts'

/** Pages that everybody asks for, which are kept. */
const FEW = ['/', '/products', '/products?category=Toys', '/blog', '/about', '/donate']
const CRAWLER_CONNECTIONS = 2
const IDLE_VISITS = 1_500
const PAUSE_MS = 10
/** When the caches are full. */
const WARM_SHARE = 0.2
const SLOWER_BY = 3
const GROWTH_LIMIT_MB = 24
const METRICS_TOKEN = 'a-token-of-the-bench-alone'.padEnd(32, '-')

const [pages = 100_000] = process.argv.slice(2, 3).map(Number)
const given = process.argv[3]
const folder = mkdtempSync(join(process.env.TMPDIR ?? tmpdir(), 'crawler-'))
const database = join(folder, 'shop.db')

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((done, failed) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url}: ${answer.statusCode}`))
      answer.resume()
      answer.on('end', done)
    })
      .on('error', failed)
      .end()
  })
}

/** Product pages that nobody has asked for, one after the other on each connection. */
async function crawl(url: string, paths: string[], onPage: (crawled: number) => void) {
  let next = 0
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let path = paths[next++]; path; path = paths[next++]) {
      await ask(agent, url + path)
      onPage(next)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CRAWLER_CONNECTIONS }, connection))
}

let searches = 0

/** Milliseconds of each visit, until it is over. */
async function visits(url: string, pid: number, isOver: (visited: number) => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  while (!isOver(times.length)) {
    const path = FEW[times.length % (FEW.length + 1)] ?? `/products?search=baby+${++searches}x`
    const elapsed = startTimer(pid)
    await ask(agent, url + path)
    times.push(elapsed())
    await wait(PAUSE_MS)
  }
  agent.destroy()
  return times
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** How many pages were not kept when they were asked for, so far. */
async function missesOfPages(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const match = /tuckling_cache_requests_total\{cache="pages",result="miss"\} (\d+)/.exec(await answer.text())
  if (!match) throw new Error('the metrics do not tell of the cache of pages')
  return Number(match[1])
}

try {
  if (given) copyFileSync(given, database)
  const db = given ? openDatabase(database) : makeCatalog(database, pages)
  const paths = productPaths(db, pages)
  db.$client.close()
  const shop = await startShop(database, await freePort(), { METRICS_TOKEN })
  try {
    const pid = shop.child.pid ?? 0
    await visits(shop.url, pid, (visited) => visited >= IDLE_VISITS / 10)
    const idle = await visits(shop.url, pid, (visited) => visited >= IDLE_VISITS)
    const memory: number[] = []
    let isOver = false
    const visiting = visits(shop.url, pid, () => isOver)
    const began = performance.now()
    await crawl(shop.url, paths, (crawled) => {
      if (crawled >= pages * WARM_SHARE && crawled % 100 === 0) memory.push(residentMegabytes(pid))
    })
    const seconds = (performance.now() - began) / 1_000
    isOver = true
    const busy = await visiting
    const before = await missesOfPages(shop.url)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of FEW) await ask(agent, shop.url + path)
    agent.destroy()
    const missedPages = (await missesOfPages(shop.url)) - before
    console.log(
      `       ${pages} pages in ${seconds.toFixed(0)} s, ${busy.length} visits meanwhile; p99 of ${p99(idle).toFixed(1)} ms before, ${p99(busy).toFixed(1)} ms beside it`,
    )
    figure({
      name: 'p99 of visits beside a crawler',
      value: p99(busy) / p99(idle),
      unit: 'x of idle',
      atMost: SLOWER_BY,
    })
    const third = Math.ceil(memory.length / 3)
    const growth = Math.max(...memory.slice(-third)) - Math.max(...memory.slice(0, third))
    figure({ name: 'growth of memory', value: growth, unit: 'MB', atMost: GROWTH_LIMIT_MB })
    figure({ name: 'pages of all that were no longer kept', value: missedPages, unit: 'pages', atMost: 0 })
  } finally {
    await kill(shop.child)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
