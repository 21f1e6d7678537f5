import { expect, test } from 'vitest'
import { commissionText, parseCommission } from '#shared/inputs/commission.ts'

test.each([
  ['5%', '5%'],
  [' 7,5 % ', '7.5%'],
  ['08.50', '8.5%'],
  ['0', '0%'],
  ['100%', '100%'],
])('reads %j as %s', (text, commission) => {
  expect(parseCommission(text)).toBe(commission)
  expect(commissionText.parse(text)).toBe(commission)
})

test.each(['', '101%', '-1%', 'much', '5 SEK', '5%%', '1e1'])('rejects %j as a commission', (text) => {
  expect(parseCommission(text)).toBeUndefined()
  expect(commissionText.safeParse(text).success).toBe(false)
})
