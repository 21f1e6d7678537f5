import { expect, test } from 'vitest'
import { parseSharedFavoritesSearch } from '#shared/shared-favorites-search.ts'

test('a token, or nothing', () => {
  expect(parseSharedFavoritesSearch({ token: 'Ab_-9' })).toEqual({ token: 'Ab_-9' })
  for (const token of ['', 'a b', '<script>', 'x'.repeat(61), ['a'], 7]) {
    expect(parseSharedFavoritesSearch({ token })).toEqual({ token: undefined })
  }
})
