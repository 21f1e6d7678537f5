import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/helpers/free-port.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

const PROCESSES = 2
const LONGEST_PAUSE_MS = 2_500
const POLL_MS = 50
const SERVER_ERRORS = 500
const UNAVAILABLE = 503
/** The first is a reader's own answer, the others come from the writer. */
const PATHS = ['/products', '/api/me', '/sign-in']

interface ReplaceReport {
  replaced: number
  answered: number
  /** Told to try again, where the next writer took longer to start than anybody is kept waiting. */
  deferred: number
  failed: string[]
  exitCode: number | null
}

/**
 * Replaces all processes so many times while visitors with kept connections ask, each with pauses of its own: with enough
 * of them there is always one who asks in the moment in which a process would close what seems idle.
 */
export async function replaceOften(times: number, visitors: number): Promise<ReplaceReport> {
  const folder = mkdtempSync(join(tmpdir(), 'replaced-'))
  const shop = await startShop(join(folder, 'shop.db'), await freePort(), {
    WEB_CONCURRENCY: String(PROCESSES),
  })
  const report: ReplaceReport = { replaced: 0, answered: 0, deferred: 0, failed: [], exitCode: null }
  const over = new AbortController()
  try {
    await untilSaid(shop, /processes\)/g, 1)
    const visiting = Array.from({ length: visitors }, (_, index) =>
      visit(shop.url, index, report, over.signal),
    )
    for (; report.replaced < times; report.replaced += 1) {
      shop.child.kill('SIGHUP')
      await untilSaid(shop, /All processes have been replaced/g, report.replaced + 1)
    }
    over.abort()
    await Promise.all(visiting)
    const ended = once(shop.child, 'exit')
    shop.child.kill('SIGTERM')
    const [code] = await ended
    report.exitCode = typeof code === 'number' ? code : null
    return report
  } finally {
    shop.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One connection, as a browser keeps it. */
async function visit(url: string, index: number, report: ReplaceReport, over: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = index; !over.aborted; round += 1) {
    const path = PATHS[round % PATHS.length] ?? '/'
    const fault = await read(agent, url + path)
    if (fault === undefined) report.answered += 1
    else if (fault === 'late') report.deferred += 1
    else report.failed.push(`${path}: ${fault}`)
    await wait(Math.random() * LONGEST_PAUSE_MS)
  }
  agent.destroy()
}

function read(agent: Agent, url: string): Promise<string | undefined> {
  return new Promise((done) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => done(faultOf(answer)))
      answer.on('error', () => done('cut off'))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    sent.end()
  })
}

function faultOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (statusCode === UNAVAILABLE && headers['retry-after']) return 'late'
  return statusCode < SERVER_ERRORS ? undefined : `status ${statusCode}`
}

async function untilSaid(shop: ShopProcess, sentence: RegExp, times: number) {
  while ((shop.output().match(sentence)?.length ?? 0) < times) {
    if (shop.child.exitCode !== null) throw new Error(`The shop ended:\n${shop.output()}`)
    await wait(POLL_MS)
  }
}
