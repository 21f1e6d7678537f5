import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { cpuSeconds } from './cpu.ts'
import { figure } from './figures.ts'
import { measureMillionGrowth } from './growth.ts'
import { startShop } from './servers.ts'

const projectRoot = join(import.meta.dirname, '../..')
const ROWS = 100_000
const MILLION = 1_000_000
const SHOP_PORT = 3332
const SAMPLE_EVERY_MS = 50
const CONNECTIONS = 4
const IDLE_REQUESTS = 2_000

/**
 * Measures the cost of an import, and its effect on the shop's visitors. With `--million` it also measures a million
 * rows.
 */
export async function measureFeeds(folder: string): Promise<void> {
  const first = join(folder, 'first.csv')
  const next = join(folder, 'next.csv')
  await generate(first, ROWS)
  await generate(next, ROWS, ['--mutate', 'price=0.1'])
  const database = join(folder, 'feeds.db')
  await (await startShop(SHOP_PORT, database)).stop()

  const added = await runImport(database, first)
  const unchanged = await runImport(database, first)
  const changed = await runImport(database, next)
  const peak = Math.max(added.peakMegabytes, unchanged.peakMegabytes, changed.peakMegabytes)
  figure({ name: '100,000 rows, first import', value: added.cpuSeconds, unit: 's of CPU', atMost: 30 })
  figure({ name: '100,000 rows, unchanged', value: unchanged.cpuSeconds, unit: 's of CPU', atMost: 3 })
  figure({ name: '100,000 rows, 10 % changed', value: changed.cpuSeconds, unit: 's of CPU', atMost: 6 })
  figure({ name: 'resident memory of an import', value: peak, unit: 'MB', atMost: 200 })
  await measureShopMeanwhile(folder, first)
  if (process.argv.includes('--million')) await measureMillion(folder, peak)
}

async function measureShopMeanwhile(folder: string, feed: string) {
  const database = join(folder, 'meanwhile.db')
  const shop = await startShop(SHOP_PORT, database)
  const url = `${shop.url}/products`
  await latencies(url, IDLE_REQUESTS)
  const idle = p99(await latencies(url, IDLE_REQUESTS))
  const importing = runImport(database, feed)
  const during: number[] = []
  let running = true
  importing.finally(() => {
    running = false
  })
  while (running) during.push(...(await latencies(url, IDLE_REQUESTS / 4)))
  await importing
  await shop.stop()
  console.log(
    `       p99 of a page: ${idle.toFixed(1)} ms idle, ${p99(during).toFixed(1)} ms during an import`,
  )
  figure({ name: 'p99 of a page during an import, of idle', value: p99(during) / idle, unit: 'x', atMost: 3 })
}

async function measureMillion(folder: string, peakOfHundredThousand: number) {
  const feed = join(folder, 'million.csv.gz')
  await generate(feed, MILLION)
  const { peakMegabytes, cpuSeconds: seconds } = await runImport(join(folder, 'million.db'), feed)
  console.log(`       1,000,000 rows: ${seconds.toFixed(0)} s of CPU, ${peakMegabytes.toFixed(0)} MB`)
  figure({
    name: 'memory of 1,000,000 rows, of 100,000',
    value: peakMegabytes / peakOfHundredThousand,
    unit: 'x',
    atMost: 1.3,
  })
  await generate(join(folder, 'thousand.csv'), 1_000)
  await runImport(join(folder, 'thousand.db'), join(folder, 'thousand.csv'))
  await measureMillionGrowth(join(folder, 'thousand.db'), join(folder, 'million.db'))
}

async function generate(out: string, rows: number, more: string[] = []) {
  const script = join(projectRoot, 'tests/feed-generator/make-feeds.mjs')
  const args = ['--dialect', 'awin-csv', '--seed', '7', '--rows', String(rows), '--out', out, ...more]
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`the feed generator ended with ${code}`)
}

/** Imports with the command line in a process of its own; its CPU and its highest memory. */
async function runImport(database: string, feed: string) {
  const child = spawn(process.execPath, ['dist/server/import-feed.js', feed, '--source', 'bench'], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_PATH: database },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pid = child.pid ?? 0
  let used = { cpuSeconds: 0, peakMegabytes: 0 }
  const sample = setInterval(() => {
    used = sampleOf(pid) ?? used
  }, SAMPLE_EVERY_MS)
  const [code] = await once(child, 'exit')
  clearInterval(sample)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return used
}

/** Undefined when the process has ended. */
function sampleOf(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const peakMegabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    return peakMegabytes > 0 ? { cpuSeconds: cpuSeconds(pid), peakMegabytes } : undefined
  } catch {
    return undefined
  }
}

async function latencies(url: string, requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let left = requests
  const worker = async () => {
    while (left-- > 0) times.push(await latency(agent, url))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
  return times
}

function latency(agent: Agent, url: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}

function p99(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
