import { expect, test } from 'vitest'
import { decimalMarkOf, minorOf, writtenAmount } from '#server/features/earnings/files/amounts.ts'

const minor = (text: string, currency = 'SEK', others: string[] = []) => {
  const amount = writtenAmount(text)
  if (!amount) return undefined
  const mark = decimalMarkOf([amount.number, ...others])
  const units = minorOf(amount.number, mark, currency)
  return units !== undefined && amount.isNegative ? -units : units
}

test.each([
  ['1 290,50', 129_050],
  ['1\u00a0290,50', 129_050],
  ['1.290,50', 129_050],
  ['1,290.50', 129_050],
  ['1’290.50', 129_050],
  ['1,234,567', 123_456_700],
  ['12.95', 1_295],
  ['(12.95)', -1_295],
  ['($12.95)', -1_295],
  ['-12,95', -1_295],
  ['−12,95 kr', -1_295],
  ['SEK 12.95', 1_295],
  ['12,95 SEK', 1_295],
  ['100:-', 10_000],
  ['0.125', 13],
  ['1.005', 100_500],
  ['.5', 50],
  ['0', 0],
])('%s is read as %d minor units', (text, units) => {
  expect(minor(text)).toBe(units)
})

test.each(['', 'n/a', 'a3f-9k2', '12.95.1', '1.29,05,1', '1 2 3 x 4', '1'.repeat(41)])(
  '%s is no amount',
  (text) => {
    expect(minor(text)).toBeUndefined()
  },
)

test('three digits after a mark are read by the other amounts of the file', () => {
  expect(minor('1.290', 'SEK', ['12,50'])).toBe(129_000)
  expect(minor('1.290', 'SEK', ['12.50'])).toBe(129)
  expect(minor('1.290')).toBe(129_000)
  expect(minor('1.290', 'SEK', ['12.50', '12,50'])).toBeUndefined()
})

test.each([
  ['1.005', 'SEK', 101],
  ['-12.945', 'SEK', -1_295],
  ['1290.5', 'JPY', 1_291],
  ['1.2345', 'KWD', 1_235],
  ['999999999999.99', 'EUR', 99_999_999_999_999],
])('%s %s of an API is %i minor units', (text, currency, units) => {
  expect(minor(text, currency, ['0.5'])).toBe(units)
})

test('minor units follow the currency', () => {
  expect(minor('1290', 'JPY')).toBe(1_290)
  expect(minor('12.5', 'KWD')).toBe(12_500)
})
