import { expect, test } from 'vitest'
import { ownSpellings } from '#server/features/products/search/letter-pairs.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('expands each letter pair to its letter and to itself', () => {
  expect(ownSpellings('bloejor')).toEqual(['blojor'])
  expect(ownSpellings('baandsaet')).toEqual(['bandsat', 'baandsat', 'bandsaet'])
  expect(ownSpellings('stroller')).toEqual([])
  expect(ownSpellings('aeoeaaueae')).toHaveLength(7)
})

test('matches words with and without special letters', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const names = ['Spjälsäng vit', 'Kinderwagen Größe L', 'Blöjor 52 st', 'Båndsæt til barnevogn', 'Mütze']
  for (const name of names)
    makeProduct(db, { name, description: name === 'Mütze' ? 'Schlafsäcke für den Winter' : '' })
  makeProduct(db, { name: 'Potty, bär' })
  makeProduct(db, { name: 'First shoes' })
  const ids = async (search: string) => {
    const { products, instead } = await caller.products.list({ search })
    return [instead, ...products.map(({ id }) => id)]
  }
  for (const [typed, written] of [
    ['spjaelsaeng', 'spjälsäng'],
    ['Spjaelsaengar', 'spjälsängar'],
    ['groesse', 'größe'],
    ['bloejor', 'blöjor'],
    ['baandsaet', 'båndsæt'],
    ['schlafsaecke', 'schlafsäcke'],
    ['muetze', 'mütze'],
    ['baer', 'bär'],
  ] as const) {
    const results = await ids(written)
    expect(results.slice(0, 2)).toEqual([null, expect.any(Number)])
    expect([typed, ...(await ids(typed))]).toEqual([typed, ...results])
  }
  expect(await ids('shoes')).toHaveLength(2)
  expect(await ids('poet')).toEqual([null])
})
