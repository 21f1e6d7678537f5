import { expect, test } from 'vitest'
import { countFiltered, type Group, passes, total } from '#server/features/products/search/facet-groups.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

const group: Group = {
  category: 'Feeding',
  retailer: 'Tumblewood',
  priceGroup: 'SEK',
  priceBand: 13,
  isBestSeller: 1,
  isEditorsPick: 0,
  listed: 3,
}

test.each([
  [{}, true],
  [
    {
      category: 'Feeding',
      retailer: 'Tumblewood',
      band: { currency: 'SEK', lowest: 20_000, below: 50_000 },
      pick: 'best-seller',
    },
    true,
  ],
  [{ category: 'Toys' }, false],
  [{ retailer: 'Fjordkin' }, false],
  [{ band: { currency: 'SEK', lowest: 0, below: 20_000 } }, false],
  [{ band: { currency: 'EUR', lowest: 20_000, below: 50_000 } }, false],
  [{ band: { currency: 'SEK', lowest: 50_000 } }, false],
  [{ pick: 'editors-pick' }, false],
] as const)('matches a group against %j: %s', (filters, isPassing) => {
  expect(passes(group, filters)).toBe(isPassing)
})

test('puts a price outside every range into none', () => {
  expect(passes({ ...group, priceBand: -1 }, { band: { currency: 'SEK', lowest: 0, below: 20_000 } })).toBe(
    false,
  )
})

test('counts groups by their products', () => {
  expect(total([group, { ...group, listed: 4 }])).toBe(7)
  const { db } = createSmallShop()
  expect([countFiltered(db, {}), countFiltered(db, { category: 'Feeding' })]).toEqual([4, 2])
})
