import { expect, test } from 'vitest'
import { judgeAlert } from '#server/features/products/price-alerts/digests/judge-alert.ts'

const DROP = {
  kind: 'drop' as const,
  targetMinor: null,
  percent: null,
  baseMinor: 10_000,
  currency: 'SEK',
  series: 0,
  isNotified: false,
}
const TARGET = { ...DROP, kind: 'target' as const, targetMinor: 8_000 }
const PERCENT = { ...DROP, kind: 'percent' as const, percent: 20 }
const STOCK = { ...DROP, kind: 'stock' as const, baseMinor: null }

function at(priceMinor: number, other: { currency?: string; series?: number } = {}) {
  const price = { priceMinor, currency: 'SEK', series: 0, lowest30Days: null, reduction: null, ...other }
  return { inStock: true, price }
}

test.each([
  ['any drop', DROP, at(9_800), 'due'],
  ['less than two percent', DROP, at(9_801), 'waits'],
  ['a raise', DROP, at(12_000), 'waits'],
  ['the target', TARGET, at(8_000), 'due'],
  ['nearly the target', TARGET, at(8_001), 'waits'],
  ['a target that was told, and hardly less', { ...TARGET, baseMinor: 8_000 }, at(7_900), 'waits'],
  ['a target that was told, and less', { ...TARGET, baseMinor: 8_000 }, at(7_840), 'due'],
  ['a target that was told, and is over', { ...TARGET, baseMinor: 8_000 }, at(9_000), 'anew'],
  ['so many percent', PERCENT, at(8_000), 'due'],
  ['not so many percent', PERCENT, at(8_001), 'waits'],
  ['another currency', DROP, at(900, { currency: 'EUR' }), 'anew'],
  ['another retailer', DROP, at(900, { series: 1 }), 'anew'],
  ['no price', DROP, { inStock: true, price: undefined }, 'waits'],
  ['nothing that anybody could say', DROP, undefined, 'waits'],
  ['stock', STOCK, at(10_000), 'due'],
  ['stock without a price', STOCK, { inStock: true, price: undefined }, 'due'],
  ['stock that was told', { ...STOCK, isNotified: true }, at(10_000), 'waits'],
  ['no stock', STOCK, { ...at(10_000), inStock: false }, 'waits'],
])('%s', (_, alert, offer, verdict) => {
  expect(judgeAlert(alert, offer)).toBe(verdict)
})
