import { expect, test } from 'vitest'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'

test('columns are known by their names, in any letter case and spelling', () => {
  expect(suggestColumns(['Artikelnummer', 'Produktnamn', 'URL', 'Pris', 'Image-URL', 'Färg'])).toEqual({
    externalId: ['Artikelnummer'],
    name: ['Produktnamn'],
    link: ['URL'],
    price: ['Pris'],
    imageUrl: ['Image-URL'],
    color: ['Färg'],
  })
})

test('the tracking link goes before the retailer’s own, and each column is used once', () => {
  const suggested = suggestColumns([
    'sku',
    'title',
    'product_url',
    'tracking_url',
    'regular_price',
    'sale_price',
  ])
  expect(suggested.link).toEqual(['tracking_url'])
  expect(suggested).toMatchObject({ price: ['regular_price'], salePrice: ['sale_price'] })
  expect(suggested.listPrice).toBeUndefined()
})

test('nested places are known by their last part', () => {
  expect(suggestColumns(['item.id', 'item.name']).externalId).toEqual(['item.id'])
})

test('nothing is suggested for what nobody knows', () => {
  expect(suggestColumns(['x', 'y'])).toEqual({})
})
