import { expect, test } from 'vitest'
import { shopHeading } from '#client/features/products/shop-heading.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

const toys = DEFAULT_CATEGORIES[2]

test('names the category in the heading, or the search if there is one', () => {
  expect(shopHeading({}, undefined).title).toBe('Shop our picks')
  expect(shopHeading({ category: 'Toys' }, toys)).toEqual({ title: toys.name, lead: toys.description })
  expect(shopHeading({ category: 'Toys', search: 'ring' }, toys)).toEqual({
    title: 'Results for “ring”',
    lead: 'In Toys & Educational Items.',
  })
  expect(shopHeading({ search: 'ring' }, undefined).lead).toBe('From all our partner retailers.')
})

test('names the category in the heading of price drops', () => {
  expect(shopHeading({ deal: 'price-drop' }, undefined).title).toBe('Price drops')
  expect(shopHeading({ deal: 'price-drop', category: 'Toys' }, toys).title).toBe(
    'Price drops in Toys & Educational Items',
  )
})

test('shortens a long search in the heading', () => {
  expect(shopHeading({ search: 'very '.repeat(40) }, undefined).title.length).toBeLessThan(80)
})
