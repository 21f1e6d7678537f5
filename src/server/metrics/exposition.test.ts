import { expect, test } from 'vitest'
import { writeMetrics } from '#server/metrics/exposition.ts'
import { createHistogram } from '#server/metrics/histogram.ts'

test('writes counters and gauges with labels and omits missing values', () => {
  const text = writeMetrics([
    {
      name: 'mails_total',
      help: 'Mails',
      type: 'counter',
      samples: [{ labels: { lane: 'mail', result: 'sent' }, value: 3 }],
    },
    { name: 'uptime_seconds', help: 'Uptime', type: 'gauge', samples: [{ value: 1.5 }] },
    { name: 'empty', help: 'Nothing', type: 'gauge', samples: [] },
  ])
  expect(text).toBe(
    [
      '# HELP tuckling_mails_total Mails',
      '# TYPE tuckling_mails_total counter',
      'tuckling_mails_total{lane="mail",result="sent"} 3',
      '# HELP tuckling_uptime_seconds Uptime',
      '# TYPE tuckling_uptime_seconds gauge',
      'tuckling_uptime_seconds 1.5',
      '',
    ].join('\n'),
  )
})

test('writes a histogram with buckets, sum, and count', () => {
  const value = createHistogram([0.1, 1])
  for (const seconds of [0.05, 0.5, 5]) value.observe(seconds)
  const text = writeMetrics([
    {
      name: 'seconds',
      help: 'x',
      type: 'histogram',
      samples: [{ labels: { route: '/' }, value: value.read() }],
    },
  ])
  expect(text.split('\n').slice(2)).toEqual([
    'tuckling_seconds_bucket{route="/",le="0.1"} 1',
    'tuckling_seconds_bucket{route="/",le="1"} 2',
    'tuckling_seconds_bucket{route="/",le="+Inf"} 3',
    'tuckling_seconds_sum{route="/"} 5.55',
    'tuckling_seconds_count{route="/"} 3',
    '',
  ])
})

test('escapes quotes and line breaks in labels', () => {
  const labels = { name: 'a "b"\\\nc' }
  const text = writeMetrics([{ name: 'x', help: 'x', type: 'gauge', samples: [{ labels, value: 1 }] }])
  expect(text.split('\n')[2]).toBe('tuckling_x{name="a \\"b\\"\\\\\\nc"} 1')
})
