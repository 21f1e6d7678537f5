import { on } from 'node:events'
import { join, sep } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { projectRoot } from '#server/config/project-root.ts'
import {
  fromThreadError,
  type Outcome,
  STOP,
  type ThreadMessage,
  type Watch,
} from '#server/operations/thread.ts'
import { createWorkQueue } from '#server/operations/work-queue.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

/** On a busy machine a startup takes longer than an answer may. */
const START_LIMIT_MS = MINUTE_MS
const IDLE_MS = MINUTE_MS

interface ThreadFile {
  folder: string
  name: string
  heap?: ResourceLimits
}

interface ThreadLimits {
  atOnce: number
  maxWaiting: number
  limitMs: number
}

/** Asks a thread of its own. Throws its errors, those of `onProgress`, and when it ends too early. */
export async function askThread<Answer, Progress = never>(
  file: ThreadFile,
  question: unknown,
  watch: Watch<Progress> = {},
): Promise<Answer> {
  const worker = await startWorker(file)
  try {
    return answerIn(await outcomeOf<Answer, Progress>(worker, question, watch))
  } finally {
    await worker.terminate()
  }
}

/**
 * Threads that answer one question after the other. They start with the first question and end after an idle minute.
 * Throws the thread's errors, QueueFullError when too many wait, and an AbortError when an answer takes too long.
 */
export function createThreads(file: ThreadFile, { atOnce, maxWaiting, limitMs }: ThreadLimits) {
  const inQueue = createWorkQueue({ concurrency: atOnce, maxWaiting })
  let free: Worker[] = []
  const idle = setTimeout(() => free.splice(0).forEach((worker) => void worker.terminate()), IDLE_MS).unref()

  async function start(): Promise<Worker> {
    const worker = await startWorker(file)
    worker.once('exit', () => {
      free = free.filter((other) => other !== worker)
    })
    return worker
  }

  async function ask<Answer>(question: unknown, mostMs: number): Promise<Outcome<Answer>> {
    // The most recently used thread is warm.
    const worker = free.pop() ?? (await start())
    try {
      worker.ref()
      const outcome = await outcomeOf<Answer, never>(worker, question, {}, mostMs)
      // An idle thread does not keep the process from ending.
      worker.unref()
      free.push(worker)
      idle.refresh()
      return outcome
    } catch (error) {
      void worker.terminate()
      throw error
    }
  }

  return async <Answer>(question: unknown, mostMs = limitMs) =>
    answerIn(await inQueue(() => ask<Answer>(question, mostMs)))
}

async function startWorker({ folder, name, heap }: ThreadFile): Promise<Worker> {
  const worker = new Worker(workerFile(folder, name), {
    ...(heap && { resourceLimits: heap }),
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // Callers waiting for an answer get the error; without them the thread is not missed.
  worker.on('error', () => undefined)
  try {
    await messageOf(worker, () => true, START_LIMIT_MS)
    return worker
  } catch (error) {
    void worker.terminate()
    throw error
  }
}

function workerFile(folder: string, name: string): string {
  const built = join(projectRoot(), 'dist', 'server')
  const isBuilt = `${folder}${sep}`.startsWith(built + sep)
  return isBuilt ? join(built, `${name}.js`) : join(folder, `${name}.ts`)
}

async function outcomeOf<Answer, Progress>(
  worker: Worker,
  question: unknown,
  { onProgress, signal }: Watch<Progress>,
  limitMs?: number,
): Promise<Outcome<Answer>> {
  const stop = () => worker.postMessage(STOP)
  worker.postMessage({ question })
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    return await messageOf(
      worker,
      (threadMessage: ThreadMessage<Answer, Progress>) =>
        'progress' in threadMessage ? void onProgress?.(threadMessage.progress) : threadMessage,
      limitMs,
    )
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Throws when the thread fails or ends before `take` accepts a message, and an AbortError after the time limit. */
async function messageOf<Message, Taken>(
  worker: Worker,
  take: (message: Message) => Taken | undefined,
  limitMs?: number,
): Promise<Taken> {
  const limit = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }
  for await (const [message] of on(worker, 'message', { close: ['exit'], ...limit })) {
    const taken = take(message)
    if (taken !== undefined) return taken
  }
  throw new Error('The thread ended without an answer')
}

function answerIn<Answer>(outcome: Outcome<Answer>): Answer {
  if ('trouble' in outcome) throw fromThreadError(outcome.trouble)
  return outcome.answer
}
