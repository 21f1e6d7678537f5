import { expect, test } from 'vitest'
import { createWorkQueue } from '#server/operations/work-queue.ts'

test('runs and queues up to the limits and rejects one more', async () => {
  const run = createWorkQueue({ concurrency: 2, maxWaiting: 2 })
  const begun: number[] = []
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const works = gates.map((gate, index) =>
    run(() => {
      begun.push(index)
      return gate.promise
    }),
  )
  await expect(run(async () => undefined)).rejects.toThrow('Too many tasks are waiting')
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(works)
  expect(begun).toEqual([0, 1, 2, 3])
})

const LIMITS = { concurrency: 1, maxWaiting: 3, maxWaitMs: 60_000 }

/** A queue whose one worker is busy until `free`; `begun` names the works in the order of their turns. */
function busyQueue(limits = LIMITS) {
  const run = createWorkQueue(limits)
  const gate = Promise.withResolvers<void>()
  const busy = run(() => gate.promise, ['busy'])
  const begun: string[] = []
  const ask = (name: string, ...crowds: string[]) =>
    run(async () => begun.push(name), crowds).then(
      () => name,
      () => `${name} refused`,
    )
  async function free() {
    gate.resolve()
    await busy
  }
  return { ask, begun, free }
}

test('alternates between clients regardless of their number of requests', async () => {
  const { ask, begun, free } = busyQueue({ ...LIMITS, maxWaiting: 10 })
  const loud = Array.from({ length: 5 }, (_, index) => ask(`loud ${index}`, 'loud'))
  const quiet = ['a', 'b'].map((name) => ask(name, name))
  await free()
  await Promise.all([...loud, ...quiet])
  expect(begun).toEqual(['a', 'b', 'loud 0', 'loud 1', 'loud 2', 'loud 3', 'loud 4'])
})

test('prefers the client from the quieter network among equals', async () => {
  const { ask, begun, free } = busyQueue({ ...LIMITS, maxWaiting: 10 })
  const all = [ask('attacker', '10.0.1', '10'), ask('other', '10.0.2', '10'), ask('reader', '192.0.2', '192')]
  await free()
  await Promise.all(all)
  expect(begun).toEqual(['reader', 'attacker', 'other'])
})

test('rejects the busiest client in a full queue and keeps room for others', async () => {
  const { ask, begun, free } = busyQueue()
  const flood = Array.from({ length: 100 }, (_, index) => ask(`flood ${index}`, `10.0.${index % 20}`, '10'))
  const quiet = ask('quiet', '192.0.2', '192')
  await free()
  expect(await quiet).toBe('quiet')
  expect(begun[0]).toBe('quiet')
  expect((await Promise.all(flood)).filter((answer) => answer.endsWith('refused'))).toHaveLength(98)
})

test('rejects a client after too long a wait and frees its place', async () => {
  const { ask, begun, free } = busyQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5 })
  expect(await ask('slow', 'a')).toBe('slow refused')
  const next = ask('next', 'b')
  await free()
  expect([await next, begun]).toEqual(['next', ['next']])
})

test('makes room for the next task after a failure', async () => {
  const run = createWorkQueue(LIMITS)
  const failing = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('fine')
})
