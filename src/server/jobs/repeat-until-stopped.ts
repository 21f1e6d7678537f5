import { setTimeout as wait } from 'node:timers/promises'

/** Work still in progress then is settled at the next startup. */
const STOP_LIMIT_MS = 1_500

/** Each worker returns how many milliseconds to pause, and never fails. Returns how to stop them. */
export function repeatUntilStopped(...workers: (() => Promise<number>)[]): () => Promise<void> {
  const stopping = new AbortController()
  const work = workers.map((worker) => repeat(worker, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.race([Promise.all(work), wait(STOP_LIMIT_MS, undefined, { ref: false })])
  }
}

async function repeat(worker: () => Promise<number>, signal: AbortSignal) {
  while (!signal.aborted) {
    const pauseMs = await worker()
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
