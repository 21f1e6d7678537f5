import { expect, test } from 'vitest'
import { alertText } from '#client/features/price-alerts/alert-text.ts'

const ALERT = {
  id: 1,
  productId: 1,
  productName: 'Rattle',
  targetMinor: 8_000,
  percent: 20,
  baseMinor: 10_000,
  currency: 'SEK',
  createdAt: new Date(0),
  isListed: true,
}

test.each([
  ['drop', 'Any price below 100 SEK'],
  ['target', 'At 80 SEK or less'],
  ['percent', 'At least 20% below 100 SEK'],
  ['stock', 'When it’s back in stock'],
] as const)('%s', (kind, text) => {
  expect(alertText({ ...ALERT, kind })).toBe(text)
})
