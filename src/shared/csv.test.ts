import { expect, test } from 'vitest'
import { toCsv } from '#shared/csv.ts'

test('quotes what needs quotes and doubles quotes inside', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', null, 7]])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,7\r\n',
  )
})

test.each(['=1+1', '+46 8', '-2', '@SUM(A1)', '\tx'])('%j cannot run as a formula', (cell) => {
  expect(toCsv([[cell]])).toContain(`'${cell}`)
})

test('numbers stay numbers', () => {
  expect(toCsv([[-5]])).toBe('-5\r\n')
})
