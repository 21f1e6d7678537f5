export class QueueFullError extends Error {
  constructor() {
    super('Too much is waiting')
    this.name = 'QueueFullError'
  }
}

interface QueueLimits {
  concurrency: number
  maxWaiting: number
}

/** Lets at most `concurrency` works run at once and at most `maxWaiting` wait; one more fails with QueueFullError. */
export function createWorkQueue({ concurrency, maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go))
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
