import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { PART_VARIABLE, type ProcessMessage, type ProcessPart } from '#server/operations/process-messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

type Kind = ProcessPart['kind']

/** Longer than a process takes to finish what it has begun, and its kept connections last. */
const STOP_LIMIT_MS = 25 * SECOND_MS
/** One that ended sooner than that after its start would end at once again. */
const SOON_MS = 5 * SECOND_MS

/**
 * Starts WEB_CONCURRENCY processes and keeps them running: one that writes, first, and readers. All of them answer on the
 * same port. One that dies is replaced, and costs only what it was answering. SIGTERM ends all, the writer last; SIGHUP
 * replaces one after the other.
 */
export async function startProcesses({ WEB_CONCURRENCY: count, ROLE }: Environment) {
  // Each takes connections when it is idle. Handed out in turn, those on their way to one that dies would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const folder = privateFolder()
  const socketPath = join(folder, 'writer.sock')
  const kinds = new Map<Worker, Kind>()
  /** Those that were told to end. */
  const ending = new WeakSet<Worker>()
  let isClosing = false
  let turn = Promise.resolve()
  let isFirst = true
  let sentence = ''

  /** Resolves once it answers; false when it ended before it could. */
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
    console.error(`A ${kind} ended with ${reason}; another takes its place`)
    let isTooSoon = performance.now() - startedAt < SOON_MS
    for (;;) {
      if (isTooSoon) await wait(SOON_MS)
      if (isClosing) return
      if (await start(kind)) return console.error(`The ${kind} is ready`)
      isTooSoon = true
    }
  }

  function passOn(from: Worker, body: unknown) {
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

  /** A reader is there before the one that it replaces goes. Two could not write: what needs the writer waits in between. */
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
      // Why, it has said itself.
      process.exit(1)
    }
  }
  console.log(`${sentence} (${count} processes)`)
}

/** One that has just died hears nothing; its end is an event of its own. */
function tell(worker: Worker, message: ProcessMessage) {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

/** A socket's path may be short alone, so it cannot stand beside every database. */
function privateFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'tuckling-'))
  } catch {
    throw new StartupError(
      `WEB_CONCURRENCY: ${tmpdir()} cannot be written to; set TMPDIR to a folder that can`,
    )
  }
}
