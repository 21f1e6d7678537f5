import { expect, test } from 'vitest'
import { favoriteUnits, sortFavorites } from '#client/features/favorites/sort-favorites.ts'
import { inLanguage } from '#server/config/languages.ts'
import type { UnitPrice } from '#shared/unit-prices/unit-price.ts'

const saved = (
  productName: string,
  priceMinor: number | null | 'gone',
  { currency = 'SEK', unitPrice = null as UnitPrice | null } = {},
) => ({
  productName,
  product: priceMinor === 'gone' ? null : { priceMinor, currency, unitPrice },
})
const inSwedish = <Result>(work: () => Result) => inLanguage({ language: 'sv', prefix: '' }, work)
const SHOP = { currency: 'SEK' }
const names = (list: { productName: string }[]) => list.map(({ productName }) => productName)

const LIST = [
  saved('Rings', 900),
  saved('Blanket', null),
  saved('Äpple', 100),
  saved('Ball', 'gone'),
  saved('Cup', 500),
]

test('sorts favorites as saved, by name, and by price, with unpriced ones last', () => {
  expect(names(sortFavorites(LIST, undefined, SHOP))).toEqual(names(LIST))
  expect(names(sortFavorites(LIST, 'alphabetical', SHOP))).toEqual([
    'Äpple',
    'Ball',
    'Blanket',
    'Cup',
    'Rings',
  ])
  expect(names(inSwedish(() => sortFavorites(LIST, 'alphabetical', SHOP)))).toEqual([
    'Ball',
    'Blanket',
    'Cup',
    'Rings',
    'Äpple',
  ])
  expect(names(sortFavorites(LIST, 'price-low-high', SHOP))).toEqual([
    'Äpple',
    'Cup',
    'Rings',
    'Blanket',
    'Ball',
  ])
  expect(names(sortFavorites(LIST, 'price-high-low', SHOP))).toEqual([
    'Rings',
    'Cup',
    'Äpple',
    'Blanket',
    'Ball',
  ])
})

test('sorts each currency separately, the shop’s currency first', () => {
  const list = [saved('Ten euros', 1_000, { currency: 'EUR' }), saved('Krona', 2_000), saved('Half', 1_500)]
  expect(names(sortFavorites(list, 'price-low-high', SHOP))).toEqual(['Half', 'Krona', 'Ten euros'])
  expect(names(sortFavorites(list, 'price-high-low', SHOP))).toEqual(['Krona', 'Half', 'Ten euros'])
})

test('sorts by price per piece, puts others last, and needs two such prices', () => {
  const per = (minor: number, per: UnitPrice['per'] = 'piece') => ({ unitPrice: { minor, per } })
  const list = [
    saved('Purée', 900, per(20_000, 'kg')),
    saved('Blanket', 100),
    saved('Large pack', 9_000, per(150)),
    saved('Small pack', 4_000, per(200)),
    saved('Pack in euros', 500, { currency: 'EUR', ...per(10) }),
    saved('Gone', 'gone'),
  ]
  expect(names(sortFavorites(list, 'price-per-piece', SHOP))).toEqual([
    'Large pack',
    'Small pack',
    'Pack in euros',
    'Blanket',
    'Purée',
    'Gone',
  ])
  expect(favoriteUnits(list, 'SEK')).toEqual(['piece'])
})
