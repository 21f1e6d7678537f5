import { expect, test } from 'vitest'
import { pendingFavorite, wantFavorite } from '#client/features/favorites/pending-favorite.ts'

test('restores the last clicked heart only on its own page', () => {
  expect(pendingFavorite('/products')).toBeUndefined()
  wantFavorite(3, '/products')
  wantFavorite(4, '/products?page=2')
  expect(pendingFavorite('/products?page=2')).toBe(4)
  expect(pendingFavorite('/products')).toBeUndefined()
})
