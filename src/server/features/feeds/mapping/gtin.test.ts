import { expect, test } from 'vitest'
import { parseGtin } from '#server/features/feeds/mapping/gtin.ts'

test.each(['96385074', '036000291452', '9527983085820', '09527983085820', ' 9527983085820 '])(
  'accepts the check digit of %j',
  (text) => {
    expect(parseGtin(text)).toBe(text.trim())
  },
)

test.each([
  undefined,
  '',
  '9527983085821',
  '952798308582',
  '9.52798E+12',
  '0000000000000',
  '12345',
  '95279830858201234',
  'abc',
])('rejects %j as a GTIN', (text) => {
  expect(parseGtin(text)).toBeNull()
})
