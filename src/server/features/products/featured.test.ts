import { expect, test } from 'vitest'
import { chooseFeatured } from '#server/features/products/featured.ts'

function candidate(id: number, category: string | null, pick: '' | 'best' | 'editor' = '') {
  return { id, category, isBestSeller: pick === 'best', isEditorsPick: pick === 'editor' }
}

const ids = (products: { id: number }[]) => products.map((product) => product.id)

test('shows picks first, at most one per category', () => {
  const all = [
    candidate(1, 'Toys', 'best'),
    candidate(2, 'Toys', 'editor'),
    candidate(3, 'Feeding', 'editor'),
    candidate(4, 'Safety', 'best'),
    candidate(5, 'Nursery', 'best'),
  ]
  expect(ids(chooseFeatured(all))).toEqual([1, 3, 4, 5])
})

test('fills missing categories from the remaining picks, then from all products', () => {
  const all = [
    candidate(1, 'Toys', 'best'),
    candidate(2, 'Toys', 'best'),
    candidate(3, 'Toys'),
    candidate(4, 'Feeding'),
    candidate(5, null),
  ]
  expect(ids(chooseFeatured(all))).toEqual([1, 2, 3, 4])
})

test('shows all products once if there are fewer than places', () => {
  expect(ids(chooseFeatured([candidate(7, null), candidate(8, null, 'editor')]))).toEqual([8, 7])
  expect(chooseFeatured([])).toEqual([])
})
