import type { EventEmitter } from 'node:events'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

const QUIET_MS = 5 * SECOND_MS
/** What new objects have room for while there are requests, and more. */
const WORTH_BYTES = 12 * 1024 * 1024

interface Heap {
  /** What it holds of the system's memory and does not use. */
  spareBytes: () => number
  giveBack: () => void
}

const V8_HEAP: Heap = {
  spareBytes() {
    const { total_heap_size: held, used_heap_size: used } = getHeapStatistics()
    return held - used
  },
  giveBack() {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as NodeJS.GCFunction
    // Of all kinds the one that makes the space for new objects small again.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  },
}

/**
 * Node keeps the memory that it has once needed for new objects. Five seconds after the last request it is given back, at most
 * once a minute: 20 MB after a start, 40 after some thousand requests. It takes some 50 ms, which is why nobody must be waiting.
 */
export function giveBackMemoryWhenIdle(servers: EventEmitter[], { spareBytes, giveBack } = V8_HEAP): void {
  let requests = 0
  let counted = 0
  let notBefore = 0
  const count = () => {
    requests += 1
  }
  for (const server of servers) server.on('request', count)
  setInterval(() => {
    const isQuiet = requests === counted
    counted = requests
    if (!isQuiet || performance.now() < notBefore || spareBytes() < WORTH_BYTES) return
    giveBack()
    notBefore = performance.now() + MINUTE_MS
  }, QUIET_MS).unref()
}
