import { expect, test } from 'vitest'
import { wantedFavorite, wantFavorite } from '#client/features/favorites/wanted-favorite.ts'

test('the heart that was clicked last is wanted on its own page only', () => {
  expect(wantedFavorite('/products')).toBeUndefined()
  wantFavorite(3, '/products')
  wantFavorite(4, '/products?page=2')
  expect(wantedFavorite('/products?page=2')).toBe(4)
  expect(wantedFavorite('/products')).toBeUndefined()
})
