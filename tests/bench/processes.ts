// What a second process is worth: node tests/bench/processes.ts [SECONDS]. Build it first; it needs two cores and a machine at rest.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startShop } from '../durability/shop-process.ts'
import { cpuSeconds } from './cpu.ts'

const CONNECTIONS = 16
const LEAST_GAIN = 1.7
const seconds = Number(process.argv[2] ?? 10)

/** Searches that no cache answers, as many as there is time for. */
async function searchesPerSecond(processes: number): Promise<{ rate: number; ownShare: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  const shop = await startShop(join(folder, 'shop.db'), await freePort(), {
    WEB_CONCURRENCY: String(processes),
  })
  try {
    while (!/ready at/.test(shop.output())) await new Promise((done) => setTimeout(done, 50))
    await searchFor(shop.url, 2)
    const before = cpuSeconds(process.pid)
    const answered = await searchFor(shop.url, seconds)
    return { rate: answered / seconds, ownShare: (cpuSeconds(process.pid) - before) / seconds }
  } finally {
    shop.child.kill('SIGTERM')
    await new Promise((done) => shop.child.once('exit', done))
    rmSync(folder, { recursive: true, force: true })
  }
}

let asked = 0

async function searchFor(url: string, lengthS: number): Promise<number> {
  const until = performance.now() + lengthS * 1_000
  let answered = 0
  const ask = async () => {
    while (performance.now() < until) {
      asked += 1
      const page = await fetch(`${url}/products?search=baby+${asked}`)
      await page.arrayBuffer()
      if (!page.ok) throw new Error(`${page.status} instead of a page`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return answered
}

const one = await searchesPerSecond(1)
const two = await searchesPerSecond(2)
const gain = two.rate / one.rate
const told = (rate: number) => `${rate.toFixed(0)} searches a second`
console.log(
  `one process: ${told(one.rate)}; two: ${told(two.rate)}, ${gain.toFixed(2)} x (at least ${LEAST_GAIN})`,
)
console.log(
  `${availableParallelism()} cores, of which this program took ${one.ownShare.toFixed(2)} and ${two.ownShare.toFixed(2)} by itself`,
)
if (gain < LEAST_GAIN) process.exitCode = 1
