import { expect, test } from 'vitest'
import { parsePageSearch, parseSubscribersSearch } from '#shared/subscribers-search.ts'

test('what the list understands is kept, anything else left out', () => {
  expect(parseSubscribersSearch({ page: '3', status: 'bounced', search: ' anna ' })).toEqual({
    page: 3,
    status: 'bounced',
    search: 'anna',
  })
  expect(parseSubscribersSearch({ page: 'x', status: 'gone', search: 7 })).toEqual({})
})

test('an order is said where it is not the usual one', () => {
  expect(parseSubscribersSearch({ sort: 'email-down' })).toEqual({ sort: 'email-down' })
  expect(parseSubscribersSearch({ sort: 'newest' })).toEqual({})
  expect(parseSubscribersSearch({ sort: 'shoe-size' })).toEqual({})
})

test('the first page needs no number', () => {
  for (const page of ['1', '0', '-1', '1.5', undefined, '99999999999']) {
    expect(parsePageSearch({ page })).toEqual({ page: undefined })
  }
})
