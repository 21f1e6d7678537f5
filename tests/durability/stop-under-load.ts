import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/helpers/free-port.ts'
import { startShop } from './shop-process.ts'

const PATHS = ['/', '/products', '/products?search=baby', '/api/products', '/api/categories', '/favorites']
const LOAD_MS = 800

interface StopReport {
  answered: number
  /** New connections, which a server that has ended its listening does not take. */
  refused: number
  /** Connections that ended before an answer had begun: the request can be sent again. */
  reset: number
  /** Half an answer, or one that says that the server failed. */
  broken: string[]
  exitCode: number | null
  stopMs: number
}

/** Stops the server by SIGTERM while so many connections ask and write without a pause. */
export async function stopUnderLoad(connections: number): Promise<StopReport> {
  const folder = mkdtempSync(join(tmpdir(), 'stop-'))
  const shop = await startShop(join(folder, 'shop.db'), await freePort())
  const report: StopReport = { answered: 0, refused: 0, reset: 0, broken: [], exitCode: null, stopMs: 0 }
  const asking = Array.from({ length: connections }, (_, index) => ask(shop.url, index, report))
  await wait(LOAD_MS)
  const began = performance.now()
  const ended = once(shop.child, 'exit')
  shop.child.kill('SIGTERM')
  const [code] = await ended
  await Promise.all(asking)
  rmSync(folder, { recursive: true, force: true })
  return { ...report, exitCode: typeof code === 'number' ? code : null, stopMs: performance.now() - began }
}

/** One connection, kept for as long as the server keeps it; then a new one, until none is taken. */
async function ask(url: string, index: number, report: StopReport) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; ; round += 1) {
    const path = PATHS[(index + round) % PATHS.length] ?? '/'
    const outcome =
      index % 5 === 0 ? await subscribe(agent, url, `r${index}-${round}`) : await read(agent, url + path)
    if (outcome === 'answered') report.answered += 1
    else if (outcome === 'ECONNRESET') report.reset += 1
    else if (outcome === 'refused') {
      report.refused += 1
      return agent.destroy()
    } else report.broken.push(`${path}: ${outcome}`)
  }
}

function subscribe(agent: Agent, url: string, name: string) {
  return read(agent, `${url}/api/subscribe`, JSON.stringify({ email: `${name}@home.example` }))
}

function read(agent: Agent, url: string, body?: string): Promise<string> {
  return new Promise((done) => {
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', origin: new URL(url).origin }
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' })
    sent.on('response', (response: IncomingMessage) => {
      response.resume()
      response.on('end', () =>
        done(response.complete && (response.statusCode ?? 500) < 500 ? 'answered' : 'half'),
      )
      response.on('error', () => done('cut off'))
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ECONNREFUSED' ? 'refused' : String(error.code ?? error.message)),
    )
    sent.end(body)
  })
}
