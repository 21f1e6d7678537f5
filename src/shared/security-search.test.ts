import { expect, test } from 'vitest'
import { parseSecuritySearch } from '#shared/security-search.ts'

test('what the security log understands is kept', () => {
  const search = { search: 'ada', subject: 'factor', from: '2026-01-01', to: '2026-01-31', page: '3' }
  expect(parseSecuritySearch(search)).toEqual({ ...search, page: 3 })
})

test('anything else counts as absent', () => {
  expect(parseSecuritySearch({ subject: 'sign', from: 'today', to: ['2026-01-01'], page: '-1' })).toEqual({})
})
