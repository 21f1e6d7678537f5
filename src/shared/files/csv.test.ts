import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, toCsv } from '#shared/files/csv.ts'

test('quotes cells where needed and doubles quotes inside', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', null, 7]])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,7\r\n',
  )
})

test.each(['=1+1', '+46 8', '-2', '@SUM(A1)', '\tx'])('makes %j harmless as a formula', (cell) => {
  expect(toCsv([[cell]])).toContain(`'${cell}`)
})

test('leaves numbers unquoted', () => {
  expect(toCsv([[-5]])).toBe('-5\r\n')
})

test.each([
  [
    'email,name\nanna@a.test,Anna\n',
    [
      ['email', 'name'],
      ['anna@a.test', 'Anna'],
    ],
  ],
  [
    '\ufeffemail;name\r\nanna@a.test;"A; B"\r\n',
    [
      ['email', 'name'],
      ['anna@a.test', 'A; B'],
    ],
  ],
  [
    'email\tname\rb@a.test\tB',
    [
      ['email', 'name'],
      ['b@a.test', 'B'],
    ],
  ],
  [
    'sep=;\r\nemail;name\r\nanna@a.test;"A, B"\r\n',
    [
      ['email', 'name'],
      ['anna@a.test', 'A, B'],
    ],
  ],
  ['"sep=|"\na|b', [['a', 'b']]],
  [
    'Our readers, all\n\nemail;name\na@a.test;A',
    [['Our readers, all'], ['email', 'name'], ['a@a.test', 'A']],
  ],
  [
    'email;name\na@a.test;"A, B"',
    [
      ['email', 'name'],
      ['a@a.test', 'A, B'],
    ],
  ],
  ['a@a.test\n\n  \nb@a.test', [['a@a.test'], ['b@a.test']]],
  ['"never closed\na,b', [['never closed\na,b']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('reads its own output', () => {
  const cell = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const text = toCsv([['a', 'b', 'c'], ...rows])
      expect(parseCsv(text).slice(1)).toEqual(rows)
    }),
  )
})

test('reads any text in bounded time', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (text) => void parseCsv(text)))
})
