import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'
import {
  type ForOthers,
  PART_VARIABLE,
  type ProcessMessage,
  type ProcessPart,
} from '#server/operations/process-messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

type Kind = ProcessPart['kind']

/** Longer than a process needs to finish its requests and its kept-alive connections. */
const STOP_LIMIT_MS = 25 * SECOND_MS
/** A process that ended sooner after its startup would probably end at once again. */
const SOON_MS = 5 * SECOND_MS

/**
 * Starts WEB_CONCURRENCY processes on one port and keeps them running: first a writer, then readers. A process that
 * dies is replaced; only its current requests are lost. SIGTERM ends all, the writer last; SIGHUP replaces one after
 * the other.
 */
export async function startProcesses({ WEB_CONCURRENCY: count, ROLE }: Environment) {
  // Each process accepts connections when idle. In round-robin scheduling, connections assigned to a dying process
  // would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const folder = privateFolder()
  const socketPath = join(folder, 'writer.sock')
  const kinds = new Map<Worker, Kind>()
  const ending = new WeakSet<Worker>()
  let isClosing = false
  let turn = Promise.resolve()
  let isFirst = true
  let sentence = ''

  /** Resolves to true once the process answers; false when it ended first. */
  function start(kind: Kind): Promise<boolean> {
    const part: ProcessPart = { kind, socketPath, isFirst }
    isFirst = false
    const worker = cluster.fork({ [PART_VARIABLE]: JSON.stringify(part) })
    const startedAt = performance.now()
    kinds.set(worker, kind)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    let isReady = false
    worker.on('message', (message: ProcessMessage) => {
      if (message.type === 'forOthers') passOn(worker, message.body)
      if (message.type !== 'ready') return
      isReady = true
      sentence = message.sentence
      resolve(true)
    })
    worker.once('exit', (code, signal) => {
      kinds.delete(worker)
      resolve(false)
      if (isReady && !isClosing && !ending.has(worker))
        void replace(kind, signal ?? `code ${code}`, startedAt)
    })
    return promise
  }

  async function replace(kind: Kind, reason: string, startedAt: number) {
    console.error(`A ${kind} stopped (${reason}); starting another`)
    let isTooSoon = performance.now() - startedAt < SOON_MS
    for (;;) {
      if (isTooSoon) await wait(SOON_MS)
      if (isClosing) return
      if (await start(kind)) return console.error(`The ${kind} is ready`)
      isTooSoon = true
    }
  }

  function passOn(from: Worker, body: ForOthers) {
    for (const worker of kinds.keys())
      if (worker !== from) tell(worker, { type: 'fromOther', id: from.id, body })
  }

  async function stop(worker: Worker) {
    ending.add(worker)
    const ended = once(worker, 'exit')
    tell(worker, { type: 'close', isReplaced: !isClosing })
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_LIMIT_MS)
    if (!worker.isDead()) await ended
    clearTimeout(limit)
  }

  const ofKind = (kind: Kind) => [...kinds].flatMap(([worker, its]) => (its === kind ? [worker] : []))

  /** Starts each new reader before the old one stops. Two writers cannot coexist, so writes wait in between. */
  async function restartAll() {
    for (const old of ofKind('reader')) {
      if (isClosing || !(await start('reader'))) return
      await stop(old)
    }
    for (const old of ofKind('writer')) {
      if (isClosing) return
      await stop(old)
      if (!isClosing && !(await start('writer'))) void replace('writer', 'a failed start', performance.now())
    }
    console.log('All processes have been replaced')
  }

  async function closeAll() {
    if (isClosing) return
    isClosing = true
    await Promise.all(ofKind('reader').map(stop))
    await Promise.all(ofKind('writer').map(stop))
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  }
  process.on('SIGTERM', () => void closeAll())
  process.on('SIGINT', () => void closeAll())
  process.on('SIGHUP', () => {
    turn = turn.then(restartAll)
  })

  const first: Kind[] = ROLE === 'primary' ? ['writer'] : []
  const readers = Array.from<Kind>({ length: count - first.length }).fill('reader')
  for (const group of [first, readers]) {
    const areReady = await Promise.all(group.map(start))
    if (areReady.includes(false) && !isClosing) {
      rmSync(folder, { recursive: true, force: true })
      // The failed process has already reported the reason.
      process.exit(1)
    }
  }
  console.log(`${sentence} (${count} processes)`)
}

/** Ignores a process that has just died; its exit is handled separately. */
function tell(worker: Worker, message: ProcessMessage) {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

/** Uses a temporary folder: socket paths are limited in length, so they cannot stand beside every database. */
function privateFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'tuckling-'))
  } catch {
    throw new StartupError(
      `WEB_CONCURRENCY: ${tmpdir()} cannot be written to; set TMPDIR to a writable folder`,
    )
  }
}
