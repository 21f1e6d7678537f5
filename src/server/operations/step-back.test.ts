import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** Steps back twice: a process may have a low priority already. */
const WORK = `
  import { getPriority } from 'node:os'
  import { parentPort } from 'node:worker_threads'
  const { stepBack } = await import(${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)})
  const levels = [0, 1, 2, 3, 4].map(() => { stepBack(); return getPriority() })
  parentPort.postMessage(levels)
`

test.runIf(process.platform === 'linux')(
  'lowers the priority of one thread from any starting point',
  async () => {
    const own = getPriority()
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(WORK)}`))
    const [levels] = await once(worker, 'message')
    expect(levels).toEqual([5, 10, 15, 20, 25].map((steps) => Math.min(19, own + steps)))
    expect(getPriority()).toBe(own)
  },
)
