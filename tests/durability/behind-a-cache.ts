import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { projectRoot } from '#server/startup/project-root.ts'
import { ADMINISTRATOR, freePort, kill, type ShopProcess, startShop } from './shop-process.ts'

const PROGRAMS = { nginx: '/usr/sbin/nginx', varnish: '/usr/sbin/varnishd' } as const
type Cache = keyof typeof PROGRAMS

const PAGES = ['/', '/products', '/products/1', '/products?category=Toys', '/blog', '/api/products']
const PRICE_LIMIT_MS = 20_000

interface CacheReport {
  /** From the second time on, what the shop was not asked for. */
  hits: number
  /** What of each page is answered while there is no shop. */
  whileDead: number[]
  /** Requests that failed while the shop was restarted, and how many there were. */
  whileRestarting: { asked: number; failed: number }
  /** From the write in the database to the page that shows it. */
  changedPriceMs: number
  /** What somebody with a session is told about being kept, before and after others have filled the cache. */
  signedIn: string[]
  /** Whether a visitor after them gets a page without their name. */
  isPrivate: boolean
}

export function isInstalled(cache: Cache): boolean {
  return existsSync(PROGRAMS[cache])
}

/** Runs the shop behind the example of `docs/examples/deploy`, on ports of its own. */
export async function tryBehind(cache: Cache): Promise<CacheReport> {
  const folder = mkdtempSync(join(tmpdir(), 'behind-'))
  const [port, shopPort, other] = [await freePort(), await freePort(), await freePort()]
  const path = join(folder, 'shop.db')
  const url = `http://127.0.0.1:${port}`
  const env: Record<string, string> = { TRUST_PROXY: 'true', PUBLIC_URL: url }
  if (cache === 'varnish') env.CACHE_PURGE_URL = `${url}/.purge`
  let shop = await startShop(path, shopPort, env)
  const proxy = startCache(cache, { folder, port, shopPort, other })
  try {
    await untilUp(url)
    const signedIn = [await asAdministrator(url)]
    const hits = await hitsOf(url)
    signedIn.push(await asAdministrator(url))
    const isPrivate = !(await (await fetch(`${url}/`)).text()).includes(ADMINISTRATOR.email)
    const changedPriceMs = await priceChange(url, path)
    const restart = async () => {
      const ended = once(shop.child, 'exit')
      shop.child.kill('SIGTERM')
      await ended
      shop = await startShop(path, shopPort, env)
    }
    await hitsOf(url)
    const whileRestarting = await askMeanwhile(url, restart)
    await wait(2_000)
    await hitsOf(url)
    await kill(shop.child)
    await wait(4_000)
    const whileDead = await Promise.all(PAGES.map(async (page) => (await fetch(url + page)).status))
    return { hits, whileDead, whileRestarting, changedPriceMs, signedIn, isPrivate }
  } finally {
    await stopAll(proxy, shop)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  folder: string
  port: number
  shopPort: number
  other: number
}

export function startCache(cache: Cache, { folder, port, shopPort, other }: Place): ChildProcess {
  const example = (name: string) =>
    readFileSync(join(projectRoot(), 'docs/examples/deploy', name), 'utf8').replaceAll(
      '3000',
      String(shopPort),
    )
  if (cache === 'varnish') {
    const file = join(folder, 'varnish.vcl')
    writeFileSync(file, example('varnish.vcl').replaceAll('"3000"', `"${shopPort}"`))
    const workFolder = join(folder, 'varnish')
    const options = ['-F', '-n', workFolder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m']
    if (process.getuid?.() === 0) options.push('-j', 'none')
    return spawn(PROGRAMS.varnish, [...options, '-p', 'http_gzip_support=off'], { stdio: 'ignore' })
  }
  const site = example('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace('/var/cache/nginx/tuckling', join(folder, 'cache'))
    .replace('Host $host;', 'Host $http_host;')
  mkdirSync(join(folder, 'temp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} worker_processes auto; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { sendfile on; tcp_nopush on; access_log off; ${temp}\n${site} }`,
  )
  return spawn(PROGRAMS.nginx, ['-p', folder, '-c', file], { stdio: 'ignore' })
}

export async function untilUp(url: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('Nothing answers in front of the shop')
}

async function hitsOf(url: string): Promise<number> {
  for (const page of PAGES) await (await fetch(url + page)).text()
  const again = await Promise.all(PAGES.map((page) => fetch(url + page)))
  return again.filter((answer) => answer.headers.get('x-cache') === 'HIT').length
}

/** What their page says about being kept. */
async function asAdministrator(url: string): Promise<string> {
  const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await fetch(`${url}/`, { headers: { cookie } })
  const hasName = (await page.text()).includes(ADMINISTRATOR.email)
  return `${page.headers.get('cache-control')}${hasName ? ', with their name' : ''}`
}

/** Written by another process than the server, as an import does. */
async function priceChange(url: string, path: string): Promise<number> {
  const db = openDatabase(path)
  db.update(products).set({ priceMinor: 123_457 }).where(eq(products.id, 1)).run()
  db.$client.close()
  const began = performance.now()
  while (performance.now() - began < PRICE_LIMIT_MS) {
    const page = await (await fetch(`${url}/products/1`)).text()
    if (/1\s234,57/.test(page)) break
    await wait(50)
  }
  return Math.round(performance.now() - began)
}

async function askMeanwhile(url: string, work: () => Promise<void>) {
  let isOver = false
  let [asked, failed] = [0, 0]
  const asker = async (offset: number) => {
    for (let round = offset; !isOver; round += 1) {
      const answer = await fetch(url + PAGES[round % PAGES.length]).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      asked += 1
      if (answer?.status !== 200) failed += 1
      await wait(5)
    }
  }
  const asking = [0, 1, 2, 3].map(asker)
  await work()
  isOver = true
  await Promise.all(asking)
  return { asked, failed }
}

async function stopAll(proxy: ChildProcess, shop: ShopProcess) {
  await kill(shop.child)
  if (proxy.exitCode !== null) return
  const ended = once(proxy, 'exit')
  proxy.kill('SIGTERM')
  await ended
}
