import { expect, test } from 'vitest'
import { bySize } from '#shared/variants/by-size.ts'

test.each([
  [
    ['86/92', '50/56', '110', '62/68'],
    ['50/56', '62/68', '86/92', '110'],
  ],
  [
    ['XL', 'S', 'XXL', 'M'],
    ['S', 'M', 'XL', 'XXL'],
  ],
  [
    ['1-2 år', '0-3 mån', '2-4 år', '4-12 mån'],
    ['0-3 mån', '4-12 mån', '1-2 år', '2-4 år'],
  ],
  [
    [null, 'One size', '74'],
    ['74', 'One size', null],
  ],
])('orders %j as %j', (sizes, ordered) => {
  expect([...sizes].sort(bySize)).toEqual(ordered)
})
