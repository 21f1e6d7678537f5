import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#server/project-root.ts'
import type { Card } from '#server/share-pictures/card.ts'

const WORKER = import.meta.env.PROD
  ? 'dist/server/draw-share-picture.js'
  : 'src/server/share-pictures/draw-worker.ts'
const TIME_LIMIT_MS = 15_000
const IDLE_MS = 60_000
const MAX_WAITING = 20

export type DrawCard = (card: Card) => Promise<Uint8Array | undefined>

/**
 * Draws one card after the other in a thread that lives while there is something to draw. Answers nothing when too many
 * are waiting; throws when a card cannot be drawn in time.
 */
export function createCardDrawer(maxWaiting = MAX_WAITING): DrawCard {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

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

  return async (card) => {
    if (waiting >= maxWaiting) return undefined
    waiting += 1
    const drawing = last.then(() => draw(card))
    last = drawing.catch(() => undefined)
    return drawing.finally(() => {
      waiting -= 1
    })
  }
}

/** Its leaving is not waited for when the server ends. */
function startWorker(): Worker {
  const worker = new Worker(join(projectRoot(), WORKER))
  worker.unref()
  return worker
}
