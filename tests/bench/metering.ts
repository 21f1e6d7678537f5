import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { makeCatalog } from './catalog.ts'
import { cpuMicrosPerCall } from './cpu.ts'
import { figure, missed } from './figures.ts'
import { cpuMicrosPerRequest } from './load.ts'
import { startShop } from './servers.ts'

const PORT = 3332
const REQUESTS = 8_000
const CALLS = 400_000
const TURNS = 5
const PATH = '/products'
const MOST_PERCENT = 2

/**
 * Measures the meters' share of the cost of a cached page. Runs the same work in turns with and without them: two whole
 * servers differ by more between runs.
 */
export async function measureMetering(folder: string): Promise<void> {
  const turns = Array.from({ length: TURNS }, () => ({
    with: cpuMicrosPerCall(metered(), CALLS, 1),
    without: cpuMicrosPerCall(unmetered(), CALLS, 1),
  }))
  const added = least(turns.map((turn) => turn.with)) - least(turns.map((turn) => turn.without))
  const page = await cachedPage(folder)
  console.log(`       meters of a cached page: ${added.toFixed(2)} us of ${page.toFixed(0)} us`)
  figure({
    name: 'meters, of a page from the cache',
    value: (100 * added) / page,
    unit: '%',
    atMost: MOST_PERCENT,
  })
}

/** All that is measured on the way: the route, the latency and the cache. */
function metered(): () => void {
  const { countRequest, caches } = metersOf({ $client: {} })
  const routeOf = routeTemplates(new Hono(), { pages: ['/', PATH, '/products/$product', '/blog/$article'] })
  return () => {
    const started = performance.now()
    caches.pages.hits += 1
    countRequest(routeOf(PATH), 200, (performance.now() - started) / 1_000)
  }
}

function unmetered(): () => void {
  return () => undefined
}

async function cachedPage(folder: string): Promise<number> {
  const database = join(folder, 'metering.db')
  makeCatalog(database, 1_000).$client.close()
  const shop = await startShop(PORT, database)
  await pause(1_500)
  const rounds: number[] = []
  for (let round = 0; round < TURNS; round++)
    rounds.push(await cpuMicrosPerRequest(shop.pid, shop.url + PATH, REQUESTS, { 'accept-encoding': 'br' }))
  await shop.stop()
  return least(rounds)
}

function least(values: number[]): number {
  return Math.min(...values)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-bench-'))
  await measureMetering(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
  if (missed() > 0) process.exitCode = 1
}
