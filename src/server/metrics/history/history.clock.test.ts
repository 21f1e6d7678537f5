import { expect, test, vi } from 'vitest'
import { createHistory, keepHistory, STRETCH_MS } from '#server/metrics/history/history.ts'

const served = (value: number) => [
  {
    process: 'writer',
    figures: [
      {
        name: 'http_requests_total',
        help: '',
        type: 'counter' as const,
        samples: [{ labels: { status: '200' }, value }],
      },
    ],
  },
]

test('keeps a day of history and drops older entries', () => {
  const history = createHistory()
  for (let place = 1; place <= 300; place += 1) history.add(place, served(place * place))
  expect(history.read()).toHaveLength(288)
  expect(history.read()[0]).toMatchObject({ until: 13, requests: 25 })
  expect(history.read().at(-1)).toMatchObject({ until: 300, requests: 599 })
})

test('adds an interval every five minutes until it is stopped', () => {
  vi.useFakeTimers()
  const history = createHistory()
  let requests = 0
  const stop = keepHistory(history, () => {
    requests += 4
    return served(requests)
  })
  vi.advanceTimersByTime(2 * STRETCH_MS)
  stop()
  vi.advanceTimersByTime(STRETCH_MS)
  expect(history.read().map((stretch) => stretch.requests)).toEqual([4, 4])
  vi.useRealTimers()
})
