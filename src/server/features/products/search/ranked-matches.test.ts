import { expect, test } from 'vitest'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { rankedMatches } from '#server/features/products/search/ranked-matches.ts'
import { readSearch } from '#server/features/products/search/search-query.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('puts names first by tier, picks first within each, then other matches', () => {
  const { db } = createTestApp({ seeded: false })
  const make = (name: string, more = {}) => makeProduct(db, { name, ...more }).id
  const pick = make('Small cup', { isEditorsPick: true })
  const elsewhere = make('Saucer', { description: 'Under a cup.', isEditorsPick: true })
  const own = make('Large cup')
  const compound = make('Teacup')
  const soldOut = make('Blue cup', { inStock: false })
  const { ids } = matchProducts(db, {}, [[['cup']]])
  const expected = [pick, own, soldOut, compound, elsewhere]
  expect(rankedMatches(db, {}, readSearch('cup'), { matchedIds: ids, needed: 6 })).toEqual(expected)
})

test('puts the requested kind of product first among other matches', () => {
  const { db } = createTestApp({ seeded: false })
  const make = (name: string, more = {}) => makeProduct(db, { name, description: 'Of cotton.', ...more }).id
  const bag = make('Blanket bag', { isEditorsPick: true })
  const filt = make('Filt Lykke')
  const query = readSearch('blanket cotton')
  const { ids } = matchProducts(db, {}, query.terms)
  expect(rankedMatches(db, {}, query, { matchedIds: ids, needed: 6 })).toEqual([filt, bag])
})
