import { expect, test } from 'vitest'
import { sortFavorites } from '#client/features/favorites/sort-favorites.ts'

const saved = (productName: string, priceMinor: number | null | 'gone') => ({
  productName,
  product: priceMinor === 'gone' ? null : { priceMinor },
})
const names = (list: { productName: string }[]) => list.map(({ productName }) => productName)

const LIST = [
  saved('Rings', 900),
  saved('Blanket', null),
  saved('Äpple', 100),
  saved('Ball', 'gone'),
  saved('Cup', 500),
]

test('as saved, by name, and by price with what has none at the end', () => {
  expect(names(sortFavorites(LIST, undefined, 'en'))).toEqual(names(LIST))
  expect(names(sortFavorites(LIST, 'alphabetical', 'en'))).toEqual([
    'Äpple',
    'Ball',
    'Blanket',
    'Cup',
    'Rings',
  ])
  expect(names(sortFavorites(LIST, 'alphabetical', 'sv'))).toEqual([
    'Ball',
    'Blanket',
    'Cup',
    'Rings',
    'Äpple',
  ])
  expect(names(sortFavorites(LIST, 'price-low-high', 'en'))).toEqual([
    'Äpple',
    'Cup',
    'Rings',
    'Blanket',
    'Ball',
  ])
  expect(names(sortFavorites(LIST, 'price-high-low', 'en'))).toEqual([
    'Rings',
    'Cup',
    'Äpple',
    'Blanket',
    'Ball',
  ])
})
