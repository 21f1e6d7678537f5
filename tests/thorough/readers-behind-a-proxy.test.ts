import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { rawExchange, statusesIn } from '#tests/helpers/raw-exchange.ts'
import { ownPlace } from '#tests/helpers/start-process.ts'
import { isInstalled, type ProxyName, startProxy, stopProxy, untilUp } from '../durability/proxies.ts'
import { ADMINISTRATOR, kill, type ShopProcess, startShop } from '../durability/shop-process.ts'

const SLOW_MS = 240_000
const PROXIES = (['nginx', 'caddy', 'varnish'] as const).filter(isInstalled)
const LOG_WRITTEN_MS = 1_000
const PUBLIC_URL = 'http://127.0.0.1:3000'
const WATCHED = ['/api/health', '/api/ready']

/** The same for everyone, and with which status. */
const READS = {
  '/': 200,
  '/products': 200,
  '/products/1': 301,
  '/api/products': 200,
  '/trpc/categories.list': 200,
}

/** Which paths a process has answered since it was last asked, without those that a proxy watches. */
function answeredPaths({ output }: ShopProcess) {
  let reportedLength = 0
  return async () => {
    await wait(LOG_WRITTEN_MS)
    const lines = output().slice(reportedLength).split('\n')
    reportedLength = output().length
    const requests = lines.filter((line) => line.includes('"msg":"request"'))
    const paths = requests.map((line) => String(JSON.parse(line).path))
    return [...new Set(paths)].filter((path) => !WATCHED.includes(path)).sort()
  }
}

async function sessionCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const cookies = answer.headers.getSetCookie()
  return cookies.map((line) => line.split(';')[0]).join('; ')
}

/** Each is the writer's for a reason of its own. */
async function askTheWriter(url: string, statusOf: (path: string, init?: RequestInit) => Promise<number>) {
  const headers = { 'content-type': 'application/json', origin: PUBLIC_URL }
  const body = JSON.stringify({ email: `${new URL(url).port}@home.example` })
  const cookie = await sessionCookie(url)
  return {
    change: await statusOf('/api/subscribe', { method: 'POST', headers, body }),
    otherMethod: await statusOf('/api/clicks', { method: 'OPTIONS' }),
    session: await statusOf('/favorites', { headers: { cookie } }),
    key: await statusOf('/api/categories', { headers: { authorization: 'Bearer tuckling_x' } }),
    address: await statusOf('/account'),
    addressBelow: await statusOf('/admin/products'),
    refusedByReader: await statusOf('/api/favorites'),
    refusedForItsToken: await statusOf('/reset-password?token=x'),
  }
}

async function startInFront(proxy: ProxyName, folder: string, shopPort: number, readerPort: number) {
  const own = join(folder, proxy)
  mkdirSync(own)
  const port = await freePort()
  const child = startProxy(proxy, { folder: own, port, other: await freePort(), shopPort, readerPort })
  onTestFinished(() => stopProxy(child))
  const url = `http://127.0.0.1:${port}`
  await untilUp(url)
  return { proxy, url, port }
}

test.skipIf(PROXIES.length === 0)(
  `behind ${PROXIES.join(', ')}, configured as in docs/examples/deploy/readers, readers and the writer get their requests`,
  async () => {
    const { folder, env, url: writerUrl, port: shopPort } = await ownPlace()
    const readerPort = await freePort()
    const start = async (port: number, role: Record<string, string> = {}) => {
      const shop = await startShop(env.DATABASE_PATH, port, {
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'info',
        PUBLIC_URL,
        ...role,
      })
      onTestFinished(() => kill(shop.child))
      return shop
    }
    const writer = await start(shopPort)
    const reader = await start(readerPort, { ROLE: 'reader', PRIMARY_URL: writerUrl })
    const [byReader, byWriter] = [answeredPaths(reader), answeredPaths(writer)]
    const inFront = []
    for (const proxy of PROXIES) inFront.push(await startInFront(proxy, folder, shopPort, readerPort))

    for (const { proxy, url, port } of inFront) {
      await Promise.all([byReader(), byWriter()])
      const statusOf = async (path: string, init: RequestInit = {}) =>
        (await fetch(url + path, { redirect: 'manual', ...init })).status
      for (const [path, status] of Object.entries(READS))
        expect([proxy, path, await statusOf(path)]).toEqual([proxy, path, status])
      expect([proxy, await byReader(), await byWriter()]).toEqual([proxy, Object.keys(READS).sort(), []])

      expect([proxy, await askTheWriter(url, statusOf)]).toEqual([
        proxy,
        {
          change: 200,
          otherMethod: 204,
          session: 200,
          key: 401,
          address: 307,
          addressBelow: 307,
          refusedByReader: 401,
          refusedForItsToken: 200,
        },
      ])
      expect([proxy, await byReader()]).toEqual([proxy, ['/api/favorites', '/reset-password']])
      expect([proxy, await byWriter()]).toEqual([
        proxy,
        [
          '/account',
          '/admin/products',
          '/api/auth/sign-in/email',
          '/api/categories',
          '/api/clicks',
          '/api/favorites',
          '/api/subscribe',
          '/favorites',
          '/reset-password',
        ],
      ])

      // One visitor's body must not become the beginning of the next one's request. Varnish leaves it away.
      const lines = `GET /blog HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nContent-Length: 5\r\n\r\nabcde`
      expect([200, 400]).toContain(statusesIn(await rawExchange(port, lines))[0])
      for (let time = 0; time < 8; time += 1) expect([proxy, await statusOf('/blog')]).toEqual([proxy, 200])
    }

    await kill(writer.child)
    for (const { proxy, url } of inFront)
      expect([proxy, (await fetch(`${url}/donate`)).status]).toEqual([proxy, 200])
    await start(shopPort)
    await kill(reader.child)
    for (const { proxy, url } of inFront)
      expect([proxy, (await fetch(`${url}/about`)).status]).toEqual([proxy, 200])
  },
  SLOW_MS,
)
