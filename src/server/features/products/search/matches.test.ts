import { expect, test } from 'vitest'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

test('finds one match above the limit and reports that there are more', () => {
  const { db, cheapBib, dearBib } = createSmallShop()
  expect(matchProducts(db, { category: 'Feeding' }, [[['bib']]])).toEqual({
    ids: expect.arrayContaining([cheapBib.id, dearBib.id]),
    isComplete: true,
  })
  expect(matchProducts(db, {}, [[['bib']]], 1)).toMatchObject({ ids: { length: 2 }, isComplete: false })
})

test('finds letters too short for the index in a small shop', () => {
  const { db, rattle } = createSmallShop()
  expect(matchProducts(db, {}, [[['w']], [['ra']]])).toEqual({ ids: [rattle.id], isComplete: true })
})
