import { expect, test } from 'vitest'
import { createWorkQueue } from '#server/operations/work-queue.ts'

test('so many run, so many wait in order, and one more is turned away', async () => {
  const run = createWorkQueue({ concurrency: 2, maxWaiting: 2 })
  const begun: number[] = []
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const works = gates.map((gate, index) =>
    run(() => {
      begun.push(index)
      return gate.promise
    }),
  )
  await expect(run(async () => undefined)).rejects.toThrow('Too much is waiting')
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(works)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a work that fails makes room for the next', async () => {
  const run = createWorkQueue({ concurrency: 1, maxWaiting: 1 })
  const failing = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('fine')
})
