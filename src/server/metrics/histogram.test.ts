import { expect, test } from 'vitest'
import { createHistogram } from '#server/metrics/histogram.ts'

test('counts shorter durations in each bucket and all in the total', () => {
  const histogram = createHistogram([0.01, 0.1, 1])
  for (const seconds of [0.001, 0.01, 0.05, 0.5, 7]) histogram.observe(seconds)
  const { atMost, sum, count } = histogram.read()
  expect(atMost).toEqual([
    { bound: 0.01, count: 2 },
    { bound: 0.1, count: 3 },
    { bound: 1, count: 4 },
  ])
  expect(sum).toBeCloseTo(7.561)
  expect(count).toBe(5)
})

test('shows zeros without observations', () => {
  expect(createHistogram([1]).read()).toEqual({ atMost: [{ bound: 1, count: 0 }], sum: 0, count: 0 })
})
