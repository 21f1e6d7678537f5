// Measures the cost of backing up a large shop for its visitors: node tests/bench/backup.ts [PRODUCTS] [FILE]. Build it
// first. FILE is a database to copy, which saves making one.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/open-database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { runProgram, startShop } from '../durability/shop-process.ts'
import { makeCatalog, productPaths } from './catalog.ts'
import { figure, missed } from './figures.ts'
import { startTimer } from './undisturbed.ts'

const PATHS: string[] = ['/robots.txt', '/products', '/api/categories']
const LOOK_EVERY_MS = 10
const LIMIT_MS = 50
const [products = 1_000_000] = process.argv.slice(2, 3).map(Number)
const given = process.argv[3]
const folder = mkdtempSync(join(process.env.TMPDIR ?? tmpdir(), 'backup-'))
const database = join(folder, 'shop.db')

/** Milliseconds without the waits for a processor, which others have meanwhile. */
async function ask(url: string, pid: number): Promise<number> {
  const elapsed = startTimer(pid)
  await new Promise<void>((done, failed) => {
    request(url, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url}: ${answer.statusCode}`))
      answer.resume()
      answer.on('end', done)
    })
      .on('error', failed)
      .end()
  })
  return elapsed()
}

async function slowestWhile(url: string, pid: number, isOver: () => boolean) {
  let [requestCount, slowest, what] = [0, 0, '']
  while (!isOver()) {
    const path = PATHS[requestCount % PATHS.length] ?? '/'
    const ms = await ask(url + path, pid)
    requestCount += 1
    if (ms > slowest) [slowest, what] = [ms, path]
    await wait(LOOK_EVERY_MS)
  }
  return { requestCount, slowest, what }
}

try {
  if (given) copyFileSync(given, database)
  const db = given ? openDatabase(database) : makeCatalog(database, products)
  PATHS.push(...productPaths(db, 1))
  db.$client.close()
  const shop = await startShop(database, await freePort())
  const pid = shop.child.pid ?? 0
  try {
    for (const path of [...PATHS, ...PATHS]) await ask(shop.url + path, pid)
    const quietUntil = performance.now() + 5_000
    const quiet = await slowestWhile(shop.url, pid, () => performance.now() > quietUntil)
    const began = performance.now()
    const backup = runProgram('backup', [], { DATABASE_PATH: database })
    backup.stdout?.resume()
    backup.stderr?.pipe(process.stderr)
    let code: number | null | undefined
    backup.once('exit', (exitCode) => {
      code = exitCode
    })
    const during = await slowestWhile(shop.url, pid, () => code !== undefined)
    if (code !== 0) throw new Error(`the backup ended with ${code}`)
    console.log(
      `       the backup took ${((performance.now() - began) / 1_000).toFixed(0)} s, checks included`,
    )
    console.log(
      `       before: ${quiet.requestCount} requests, the slowest ${quiet.slowest.toFixed(0)} ms (${quiet.what})`,
    )
    console.log(
      `       during: ${during.requestCount} requests, the slowest ${during.slowest.toFixed(0)} ms (${during.what})`,
    )
    figure({ name: 'slowest request during a backup', value: during.slowest, unit: 'ms', atMost: LIMIT_MS })
  } finally {
    shop.child.kill('SIGTERM')
    await new Promise((ended) => shop.child.once('exit', ended))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
