import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '#server/operations/work-queue.ts'
import type { Card } from '#server/share-pictures/card.ts'
import { workerFile } from '#server/startup/worker-file.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const TIME_LIMIT_MS = 20_000
const IDLE_MS = MINUTE_MS
const MAX_WAITING = 20

export type DrawCard = (card: Card) => Promise<Uint8Array>

/**
 * Draws one card after the other in a thread that lives while there is something to draw. Throws QueueFullError when too
 * many wait, and an Error when a card cannot be drawn in time.
 */
export function createCardDrawer(maxWaiting = MAX_WAITING): DrawCard {
  const inQueue = createWorkQueue({ concurrency: 1, maxWaiting })
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function stop() {
    worker?.terminate()
    worker = undefined
  }

  async function draw(card: Card): Promise<Uint8Array> {
    clearTimeout(idle)
    worker ??= startWorker()
    worker.postMessage(card)
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
      if (answer instanceof Uint8Array) return answer
      throw new Error(`The card could not be drawn: ${answer}`)
    } catch (error) {
      stop()
      throw error
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return (card) => inQueue(() => draw(card))
}

/** Its leaving is not waited for when the server ends. */
function startWorker(): Worker {
  const worker = new Worker(workerFile(import.meta.dirname, 'draw-worker'))
  worker.unref()
  return worker
}
