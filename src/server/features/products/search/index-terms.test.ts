import { expect, test } from 'vitest'
import { isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'

test('operators of the index are plain text', () => {
  expect(quoteTerm('a" OR *')).toBe('"a"" OR *"')
})

test('a term of three letters stands in the index, whatever the letters', () => {
  expect(isIndexed('bib')).toBe(true)
  expect(isIndexed('ab')).toBe(false)
  expect(isIndexed('🍼🍼')).toBe(false)
})
