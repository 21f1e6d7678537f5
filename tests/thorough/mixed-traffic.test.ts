import { expect, test } from 'vitest'
import { failuresOf, sendTraffic } from '../bench/traffic.ts'

const SLOW_MS = 240_000

test(
  'mixed traffic during imports causes no failure except rate limits',
  async () => {
    const report = await sendTraffic({ seconds: 4, visitors: 30, products: 1_000 })
    expect(failuresOf(report)).toEqual([])
    expect(new Set(report.idle.map(({ kind }) => kind))).toEqual(
      new Set(['page', 'search', 'API', 'click', 'sign-in']),
    )
    expect(report.outcomes.length).toBeGreaterThan(30)
  },
  SLOW_MS,
)
