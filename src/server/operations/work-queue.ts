import { createExpiringCounters } from '#server/limits/expiring-counters.ts'
import { HOUR_S } from '#shared/time/durations.ts'

export class QueueFullError extends Error {
  constructor() {
    super('Too many tasks are waiting')
    this.name = 'QueueFullError'
  }
}

interface QueueLimits {
  concurrency: number
  maxWaiting: number
  maxWaitMs?: number
}

interface Waiting {
  crowds: readonly string[]
  go: () => void
  giveUp: () => void
}

const MAX_CROWDS = 50_000

/**
 * Runs at most `concurrency` works at once, the others in order of arrival. Beyond `maxWaiting` the last one fails with
 * QueueFullError, as does one that has waited too long. Works may name their crowds, the narrowest first (a network,
 * then those around it). Then the work whose crowd made the fewest requests within an hour goes first.
 */
export function createWorkQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits) {
  const requests = createExpiringCounters({ seconds: HOUR_S, maxKeys: MAX_CROWDS })
  let waiting: Waiting[] = []
  let running = 0

  function inOrder(): Waiting[] {
    return waiting
      .map((one) => ({ one, counts: one.crowds.map((crowd) => requests.read(crowd).used) }))
      .sort((left, right) => compareCounts(left.counts, right.counts))
      .map(({ one }) => one)
  }
  function leave(one: Waiting | undefined) {
    waiting = waiting.filter((other) => other !== one)
    return one
  }
  function turn(crowds: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = maxWaitMs === undefined ? undefined : setTimeout(() => leave(one)?.giveUp(), maxWaitMs)
      const end = (settle: () => void) => () => {
        clearTimeout(limit)
        settle()
      }
      const one = { crowds, go: end(resolve), giveUp: end(() => reject(new QueueFullError())) }
      waiting.push(one)
      if (waiting.length > maxWaiting) leave(inOrder().at(-1))?.giveUp()
    })
  }

  return async function run<Result>(
    work: () => Promise<Result>,
    crowds: readonly string[] = [],
  ): Promise<Result> {
    for (const crowd of crowds) requests.add(crowd, 1)
    if (running < concurrency) running += 1
    else await turn(crowds)
    try {
      return await work()
    } finally {
      const next = leave(inOrder()[0])
      if (next) next.go()
      else running -= 1
    }
  }
}

function compareCounts(left: readonly number[], right: readonly number[]): number {
  const differences = left.map((count, index) => count - (right[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
