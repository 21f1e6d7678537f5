import { expect, test } from 'vitest'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

test('one more than the limit is found, and that it is not all', () => {
  const { db, cheapBib, dearBib } = createSmallShop()
  expect(matchProducts(db, { category: 'Feeding' }, [[['bib']]])).toEqual({
    ids: expect.arrayContaining([cheapBib.id, dearBib.id]),
    isComplete: true,
  })
  expect(matchProducts(db, {}, [[['bib']]], 1)).toMatchObject({ ids: { length: 2 }, isComplete: false })
})

test('letters too short for the index find what a small shop has', () => {
  const { db, rattle } = createSmallShop()
  expect(matchProducts(db, {}, [[['w']], [['ra']]])).toEqual({ ids: [rattle.id], isComplete: true })
})
