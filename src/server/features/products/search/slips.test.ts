import { expect, test } from 'vitest'
import { lettersOf, mayBeNear, slipsBetween } from '#server/features/products/search/slips.ts'

test.each([
  ['barnvagn', 'barnvagn', 0],
  ['barnvagn', 'barnvgan', 1],
  ['stroller', 'strolelr', 1],
  ['stroller', 'tsroller', 1],
  ['stroller', 'tsrolelr', 2],
  ['stroller', 'strolelrs', 2],
  ['blanket', 'balnkt', 2],
  ['cup', 'pcu', 2],
  ['bib', 'ibb', 1],
])('counts between %s and %s %i typos', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips)
  expect(slipsBetween(other, one, 2)).toBe(slips)
  expect(mayBeNear(lettersOf(one), lettersOf(other), Math.max(1, slips))).toBe(true)
})

test('stops counting above the allowed number', () => {
  expect(slipsBetween('stroller', 'blanket', 2)).toBe(Number.POSITIVE_INFINITY)
  expect(slipsBetween('stroller', 'tsrolelr', 1)).toBe(Number.POSITIVE_INFINITY)
  expect(slipsBetween('bib', 'blanket', 2)).toBe(Number.POSITIVE_INFINITY)
})

test('skips words with different letters without comparing them', () => {
  expect(mayBeNear(lettersOf('stroller'), lettersOf('pyjamas'), 2)).toBe(false)
})
