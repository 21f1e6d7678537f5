// Measures the benefit of nginx in front: node tests/bench/behind-nginx.ts [SECONDS]. Build it first; it needs wrk and
// nginx.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/helpers/free-port.ts'
import { startProxy, untilUp } from '../durability/proxies.ts'
import { startShop } from '../durability/shop-process.ts'
import { makeCatalog } from './catalog.ts'
import { figure, missed } from './figures.ts'
import { requestsPerSecond } from './wrk.ts'

const PRODUCTS = 3_000
const LOAD = { connections: 32, path: '/products' }
const TURNS = 3
const LEAST_GAIN = 5
const seconds = Number(process.argv[2] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'))
const database = join(folder, 'shop.db')
makeCatalog(database, PRODUCTS).$client.close()
const [port, shopPort, other] = [await freePort(), await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`

const shop = await startShop(database, shopPort, { TRUST_PROXY: 'true', LOG_LEVEL: 'info' })
shop.child.stdout?.resume()
const nginx = startProxy('nginx', { folder, port, shopPort, other })
try {
  await untilUp(url)
  const rates = { alone: 0, behind: 0 }
  // In turns: what else the machine does meets both.
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.alone = Math.max(rates.alone, await requestsPerSecond(shop.url, { ...LOAD, seconds }))
    rates.behind = Math.max(rates.behind, await requestsPerSecond(url, { ...LOAD, seconds }))
    await wait(500)
  }
  console.log(
    `       pages a second: ${rates.alone.toFixed(0)} of the shop alone, ${rates.behind.toFixed(0)} behind nginx`,
  )
  figure({
    name: 'behind nginx',
    value: rates.behind / rates.alone,
    unit: 'x of the shop alone',
    atLeast: LEAST_GAIN,
  })
} finally {
  for (const child of [nginx, shop.child]) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
