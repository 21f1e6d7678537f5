export class QueueFullError extends Error {
  constructor() {
    super('Too much is waiting')
    this.name = 'QueueFullError'
  }
}

interface QueueLimits {
  concurrency: number
  maxWaiting: number
  /** Without it whoever waits does so until it is their turn. */
  maxWaitMs?: number
}

/**
 * Lets at most `concurrency` works run at once and at most `maxWaiting` wait; one more, and one that has waited too long,
 * fails with QueueFullError.
 */
export function createWorkQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(new QueueFullError())
      }
      const limit = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
      const go = () => {
        clearTimeout(limit)
        resolve()
      }
      waiting.push(go)
    })
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running += 1
    else if (waiting.length < maxWaiting) await turn()
    else throw new QueueFullError()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
