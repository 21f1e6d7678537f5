import { expect, test } from 'vitest'
import { createDemoPayments, DEMO_CHECKOUT, DEMO_PORTAL } from '#server/integrations/demo-payments.ts'
import { PAGES } from '#shared/page-table.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { hostileTraffic } from '#tests/helpers/hostile-traffic.ts'
import { MACHINE_WORDS } from '#tests/helpers/machine-words.ts'
import { procedureNames } from '#tests/helpers/refusal.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

/** The long form is `node tests/bench/hostile.ts`. */
const REQUESTS = thoroughly(600, 4_000)
const AT_ONCE = 8
const SEED = 2026

test(`${REQUESTS} hostile requests to everything cause no failure and reveal no internals`, async () => {
  const demo = createDemoPayments({ publicUrl: 'http://localhost:3000', file: undefined })
  const shop = await adminShop({ demo, env: { RATE_LIMIT_FACTOR: '1000000' } })
  const { ask } = await onTheWire(shop)
  const mounted = shop.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const next = hostileTraffic(SEED, {
    rest: mounted.flatMap(({ method, path }) => (path.includes('*') ? [] : `${method} ${path}`)),
    procedures: procedureNames,
    pages: ['/', DEMO_CHECKOUT, DEMO_PORTAL, ...Object.keys(PAGES).map((path) => path.replace(/\$\w+/, '3'))],
    signedIn: shop.headers,
  })
  const faults: string[] = []
  async function send() {
    const { kind, method, path, headers, body } = next()
    const sent = {
      method,
      headers: { host: 'localhost:3000', ...headers },
      ...(body !== undefined && { body }),
    }
    const { status, text } = await ask(path, sent)
    const isEchoed = kind === 'page' || kind === 'form'
    if (status === 500 || (!isEchoed && MACHINE_WORDS.test(text)))
      faults.push(`${method} ${path.slice(0, 200)} ${body?.slice(0, 100)} -> ${status} ${text.slice(0, 200)}`)
  }
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, send))
  expect(faults).toEqual([])
  const failed = shop.logLines.filter(({ level }) => Number(level) >= 50)
  expect(failed.map(({ msg, path, err }) => ({ msg, path, err }))).toEqual([])
}, 240_000)
