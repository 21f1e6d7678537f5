import { expect, test } from 'vitest'
import { day, id, matching, oneOf, pageNumber, params } from '#shared/search-params/params.ts'

const SENSELESS = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '-1',
  -1,
  '1.5',
  1.5,
  '1e3',
  '0x10',
  {},
  ['2'],
  '9'.repeat(21),
]

test('reads only named parameters', () => {
  const parse = params({ page: pageNumber, sort: oneOf(['newest', 'oldest'], 'newest') })
  expect(parse({ page: '3', sort: 'oldest', utm: 'x' })).toEqual({ page: 3, sort: 'oldest' })
  expect(parse({})).toEqual({})
})

test('reads a page as a whole number above one, within bounds', () => {
  expect(pageNumber('2')).toBe(2)
  expect(pageNumber(7)).toBe(7)
  expect(pageNumber('99999999999')).toBe(1_000_000)
  for (const page of [...SENSELESS, '0', '1', 1, Number.NaN]) expect(pageNumber(page)).toBeUndefined()
})

test('reads an id as a safe whole number above zero', () => {
  expect(id('7')).toBe(7)
  expect(id(7)).toBe(7)
  for (const value of [...SENSELESS, '0', 0, '9'.repeat(16)]) expect(id(value)).toBeUndefined()
})

test('accepts only days that exist', () => {
  expect(day('2026-01-31')).toBe('2026-01-31')
  for (const value of ['2026-02-30', 'today', ['2026-01-01'], 7]) expect(day(value)).toBeUndefined()
})

test('reads one of several texts or numbers and drops the default', () => {
  expect(oneOf(['a', 'b'])('b')).toBe('b')
  expect(oneOf([7, 30], 30)('7')).toBe(7)
  expect(oneOf([7, 30], 30)('30')).toBeUndefined()
  for (const value of ['c', ['a'], '7.0', '', null]) expect(oneOf(['a', 7])(value)).toBeUndefined()
})

test('reads the text of a form, or nothing', () => {
  expect(matching(/^[\w-]{1,9}$/)('Ab_-9')).toBe('Ab_-9')
  for (const value of ['', 'a b', 'x'.repeat(10), ['a'], 7])
    expect(matching(/^[\w-]{1,9}$/)(value)).toBeUndefined()
})
