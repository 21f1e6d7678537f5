import { expect, test } from 'vitest'
import { parseAccountSearch } from '#shared/search-params/accounts.ts'

test('reads a saved form and the checkout of a membership', () => {
  expect(parseAccountSearch({ state: 'name' })).toEqual({ state: 'name' })
  expect(parseAccountSearch({ session_id: 'cs_test_1' })).toEqual({ session_id: 'cs_test_1' })
})

test('ignores invalid values', () => {
  expect(parseAccountSearch({ state: 'other', session_id: 'sub_1' })).toEqual({})
  expect(parseAccountSearch({ state: ['name'], session_id: ['cs_test_1'] })).toEqual({})
})
