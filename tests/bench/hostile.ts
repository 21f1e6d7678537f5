import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type HostileCall, hostileTraffic } from '#tests/helpers/hostile-traffic.ts'
import { MACHINE_WORDS } from '#tests/helpers/machine-words.ts'
import { makeCatalog } from './catalog.ts'
import { startShop } from './servers.ts'
import { startTimer } from './undisturbed.ts'

/**
 * `node tests/bench/hostile.ts [REQUESTS] [PRODUCTS] [SEED] [CATALOG]`: hostile requests to a built server with a
 * large catalog.
 *
 * Exit 1 for any 500, any internal word in a response, or memory that keeps growing. Exit 1 also for any response or
 * event loop pause slower than the limit. The limit is five times the slowest honest request of the same run, and at
 * least a second.
 *
 * All times exclude CPU time given to other programs. CATALOG is a file in which the products are saved for the next
 * run.
 */
const [requests = 100_000, products = 100_000, seed = 2026] = process.argv.slice(2, 5).map(Number)
const catalogFile = process.argv[5]
const PORT = Number(process.env.TUCKLING_TEST_PORT ?? 4100)
const AT_ONCE = 8
const HONEST = 2_000
const LOOK_EVERY_MS = 50
const SLOWER_BY = 5
const LEAST_LIMIT_MS = 1_000
const GROWTH_LIMIT_MB = 96
/** Characters of an answer that are told of, and over which a word of the machine can be spread. */
const EXCERPT_LENGTH = 200
const LONGEST_WORD = 200
const HONEST_PATHS = [
  '/',
  '/products?page=2',
  '/products?search=organic+bottle',
  '/products?search=a+b+c+d+e+f+g+h',
  '/products/17',
  '/blog',
  '/api/products?search=baby&sort=price_asc&page=40',
  '/api/products/3/prices',
  '/trpc/products.facets?input=%7B%22json%22%3A%7B%22search%22%3A%22baby%22%7D%7D',
]

const folder = mkdtempSync(join(tmpdir(), 'tuckling-hostile-'))
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
/** A connection each: one that is kept could be closed in the very moment of a long pause. */
const own = new Agent({ keepAlive: false })
let serverPid = 0

interface Answer extends Body {
  status: number
  ms: number
  headers: IncomingHttpHeaders
}

interface Body {
  beginning: string
  /** The first word of the machine in it. */
  word: string | undefined
}

function ask({ method, path, headers, body }: Omit<HostileCall, 'kind'>, by = agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const elapsed = startTimer(serverPid)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = {
      port: PORT,
      host: '127.0.0.1',
      agent: by,
      method,
      path,
      headers: { ...length, ...headers },
    }
    const sent = request(options, (answer) => {
      const { statusCode: status = 0, headers: answered } = answer
      const untilHead = elapsed()
      read(answer).then((body) => {
        // A file of the whole catalog takes as long as it is large.
        const isFile = answered['content-disposition']?.startsWith('attachment')
        resolve({ status, ms: isFile ? untilHead : elapsed(), ...body, headers: answered })
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Looks through a body as it comes: a file of a million products, read as one text, would hold up those who measure. */
async function read(answer: IncomingMessage): Promise<Body> {
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream')
  const body: Body = { beginning: '', word: undefined }
  let last = ''
  answer.setEncoding('utf8')
  for await (const chunk of answer) {
    const piece = `${last}${chunk}`
    if (body.beginning.length < EXCERPT_LENGTH)
      body.beginning = `${body.beginning}${chunk}`.slice(0, EXCERPT_LENGTH)
    body.word ??= MACHINE_WORDS.exec(piece)?.[0]
    last = piece.slice(-LONGEST_WORD)
    // A stream of events has no end of its own.
    if (isStream) break
  }
  return body
}

/** Who is refused before the whole body has come may find the connection closed: that is an answer too. */
const CLOSED: Answer = { status: 0, ms: 0, beginning: '', word: undefined, headers: {} }
const askOrClosed = (call: Omit<HostileCall, 'kind'>) => ask(call).catch(() => CLOSED)

const get = (path: string, by = agent) => ask({ method: 'GET', path, headers: {}, body: undefined }, by)

/** How long the event loop kept a request for nothing waiting, while `work` went on. */
async function slowestPause(work: () => Promise<void>): Promise<number> {
  let isOver = false
  let slowest = 0
  const looking = (async () => {
    while (!isOver) {
      slowest = Math.max(slowest, (await get('/robots.txt', own)).ms)
      await wait(LOOK_EVERY_MS)
    }
  })()
  await work()
  isOver = true
  await looking
  return slowest
}

async function atOnce(total: number, one: (at: number) => Promise<void>): Promise<void> {
  let begun = 0
  const worker = async () => {
    while (begun < total) await one(begun++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function memoryMb(pid: number): number {
  const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

async function signIn(): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: 'admin@tuckling.example', password: 'only-for-benchmarks' })
  const origin = `http://127.0.0.1:${PORT}`
  const headers = { 'content-type': 'application/json', origin }
  const { headers: answered, status } = await ask({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    headers,
    body,
  })
  if (status !== 200) throw new Error(`signing in was answered with ${status}`)
  const cookies = [answered['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  return { cookie: cookies.join('; '), origin }
}

/** The addresses of docs/entry-points.md, which a test compares with the program. */
function waysIn() {
  const page = readFileSync(join(import.meta.dirname, '../../docs/entry-points.md'), 'utf8')
  const under = (title: string) => page.split(`## ${title}`)[1]?.split('\n## ')[0] ?? ''
  const codes = (text: string) => [...text.matchAll(/^(?:\||-) `([^`]+)`/gm)].map(([, code = '']) => code)
  const pages = [
    '/',
    '/products',
    '/products/17',
    '/blog',
    '/login',
    '/signup',
    '/subscribe',
    '/donate',
    '/contact',
  ]
  const guarded = codes(under('Pages behind a session')).map((path) => path.replace(/\$\w+/, '3'))
  return {
    rest: codes(under('REST')),
    procedures: codes(under('Procedures')),
    pages: [...pages, '/privacy-policy', '/newsletter/confirm', '/reset-password', ...guarded],
  }
}

async function measure(pid: number): Promise<boolean> {
  let honestMs = 0
  const honestPause = await slowestPause(() =>
    atOnce(HONEST, async (at) => {
      honestMs = Math.max(honestMs, (await get(`${HONEST_PATHS[at % HONEST_PATHS.length]}`)).ms)
    }),
  )
  const limitMs = Math.max(LEAST_LIMIT_MS, SLOWER_BY * honestMs)
  const pauseLimitMs = Math.max(LEAST_LIMIT_MS, SLOWER_BY * honestPause)
  const next = hostileTraffic(seed, { ...waysIn(), signedIn: await signIn() })
  const byStatus = new Map<number, number>()
  const slowest = new Map<string, { ms: number; what: string }>()
  const faults: string[] = []
  const memory: number[] = []
  const began = performance.now()
  const pause = await slowestPause(() =>
    atOnce(requests, async (at) => {
      if (at % Math.ceil(requests / 10) === 0) memory.push(Math.round(memoryMb(pid)))
      const { kind, ...call } = next()
      const what = `${call.method} ${call.path.slice(0, 150)} ${call.body?.slice(0, 100) ?? ''}`
      const { status, ms, beginning, word } = await askOrClosed(call)
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      if (status === CLOSED.status) console.log(`closed before the whole body had come: ${what}`)
      if (ms > (slowest.get(kind)?.ms ?? 0)) slowest.set(kind, { ms, what })
      const isEchoed = kind === 'page' || kind === 'form'
      if (status === 500 || (!isEchoed && word !== undefined))
        faults.push(`${what} -> ${status} ${word ?? ''} ${beginning}`)
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  await wait(2_000)
  memory.push(Math.round(memoryMb(pid)))
  const slowestMs = Math.max(...[...slowest.values()].map(({ ms }) => ms))
  // The first half fills caches.
  const growthMb = (memory.at(-1) ?? 0) - Math.max(...memory.slice(0, Math.ceil(memory.length / 2)))
  console.log(`${requests} requests (seed ${seed}) over ${products} products in ${seconds.toFixed(0)} s`)
  console.log(
    `statuses: ${[...byStatus]
      .sort()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}`,
  )
  for (const [kind, { ms, what }] of slowest) console.log(`slowest ${kind}: ${ms.toFixed(0)} ms, ${what}`)
  console.log(
    `slowest answer ${slowestMs.toFixed(0)} ms, limit ${limitMs.toFixed(0)} ms (honest: ${honestMs.toFixed(0)} ms)`,
  )
  console.log(
    `longest pause of the event loop ${pause.toFixed(0)} ms, limit ${pauseLimitMs.toFixed(0)} ms (honest: ${honestPause.toFixed(0)} ms)`,
  )
  console.log(
    `memory in MB: ${memory.join(', ')}; growth in the second half ${growthMb}, limit ${GROWTH_LIMIT_MB}`,
  )
  console.log(`answers with status 500 or words of the machine: ${faults.length}`)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  return faults.length === 0 && slowestMs <= limitMs && pause <= pauseLimitMs && growthMb <= GROWTH_LIMIT_MB
}

try {
  const database = join(folder, 'shop.db')
  if (!catalogFile || !existsSync(catalogFile)) makeCatalog(catalogFile ?? database, products).$client.close()
  if (catalogFile) copyFileSync(catalogFile, database)
  const shop = await startShop(PORT, database)
  serverPid = shop.pid
  const isFine = await measure(shop.pid).finally(shop.stop)
  process.exitCode = isFine ? 0 : 1
} finally {
  agent.destroy()
  own.destroy()
  rmSync(folder, { recursive: true, force: true })
}
