import { expect, test } from 'vitest'
import type { MetricFamily } from '#server/metrics/exposition.ts'
import { createHistogram } from '#server/metrics/histogram.ts'
import { readingOf, stretchBetween } from '#server/metrics/history/reading.ts'

interface Served {
  answers?: Record<string, number>
  seconds?: number[]
  memory?: number
}

function figuresOf({ answers = {}, seconds = [], memory = 0 }: Served): MetricFamily[] {
  const latency = createHistogram([0.1, 1])
  for (const value of seconds) latency.observe(value)
  const statuses = Object.entries(answers).map(([status, value]) => ({
    labels: { route: '/', status },
    value,
  }))
  return [
    { name: 'http_requests_total', help: '', type: 'counter', samples: statuses },
    {
      name: 'http_request_duration_seconds',
      help: '',
      type: 'histogram',
      samples: [{ labels: { route: '/' }, value: latency.read() }],
    },
    {
      name: 'memory_bytes',
      help: '',
      type: 'gauge',
      samples: [
        { labels: { kind: 'resident' }, value: memory },
        { labels: { kind: 'heap' }, value: 1 },
      ],
    },
  ]
}

const readings = (processes: Record<string, Served>) =>
  new Map(Object.entries(processes).map(([name, served]) => [name, readingOf(figuresOf(served))]))

test('returns the change between two readings over all processes', () => {
  const before = readings({ writer: { answers: { 200: 10, 500: 1 } }, 1: { answers: { 200: 5 } } })
  const after = readings({
    writer: { answers: { 200: 12, 500: 2 }, memory: 100 },
    1: { answers: { 200: 9 }, memory: 50 },
  })
  expect(stretchBetween(before, after)).toEqual({
    requests: 7,
    serverErrors: 1,
    mostWithin: null,
    mostLagWithin: null,
    memoryBytes: 150,
  })
})

test('counts a restarted process from zero and subtracts nothing for an ended one', () => {
  const before = readings({ 1: { answers: { 200: 100 } }, 2: { answers: { 200: 7 } } })
  const after = readings({ 1: { answers: { 200: 3 } } })
  expect(stretchBetween(before, after).requests).toBe(3)
})

test('computes the 95th percentile from the answers in between only', () => {
  const slow = Array<number>(100).fill(5)
  const before = readings({ writer: { answers: { 200: 100 }, seconds: slow } })
  const after = readings({ writer: { answers: { 200: 200 }, seconds: [...slow, ...Array(100).fill(0.05)] } })
  expect(stretchBetween(before, after).mostWithin).toBeCloseTo(0.095)
  expect(stretchBetween(new Map(), before).mostWithin).toBe(1)
})
