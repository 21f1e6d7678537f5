import { expect, test } from 'vitest'
import { parseDonateSearch } from '#shared/search-params/donations.ts'

test('reads form presets, success, and canceled', () => {
  expect(parseDonateSearch({ preset: '25' })).toEqual({ preset: 25 })
  expect(parseDonateSearch({ canceled: '1' })).toEqual({ canceled: 1 })
  expect(parseDonateSearch({ success: '1', canceled: '1', session_id: 'cs_test_1' })).toEqual({
    success: 1,
    session_id: 'cs_test_1',
  })
})

test('ignores invalid values', () => {
  for (const preset of ['0', '-10', '26', '25.0', 'abc', '', [10, 25], null])
    expect(parseDonateSearch({ preset })).toEqual({})
  expect(parseDonateSearch({ success: 'true', canceled: 'yes', session_id: 'cs_1' })).toEqual({})
  expect(parseDonateSearch({ success: '1', session_id: '<script>' })).toEqual({ success: 1 })
})
