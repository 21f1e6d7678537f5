import { expect, test } from 'vitest'
import { readQuery, writeQuery } from '#shared/search-params/query.ts'

test('keeps several values of a filter and the last value of other names', () => {
  const query = new URLSearchParams('retailer=A&retailer=B%26C&page=2&page=3&brand=x')
  expect(readQuery(query)).toEqual({ retailer: ['A', 'B&C'], page: '3', brand: 'x' })
})

test('reads back its own query', () => {
  const search = { retailer: ['A, B', 'ö'], from: 5, search: undefined, brand: '' }
  expect(writeQuery(search).toString()).toBe('retailer=A%2C+B&retailer=%C3%B6&from=5')
  expect(readQuery(writeQuery(search))).toEqual({ retailer: ['A, B', 'ö'], from: '5' })
})
