import { expect, test } from 'vitest'
import { isIndexed, quoteTerm, searchTerms } from '#server/features/products/search-terms.ts'

test('words are folded, taken once and free of control characters', () => {
  expect(searchTerms('  Blöja BLOJA\u0000på\tväg ')).toEqual(['bloja', 'pa', 'vag'])
  expect(searchTerms(undefined)).toEqual([])
})

test('operators of the index are plain text', () => {
  expect(quoteTerm('a" OR *')).toBe('"a"" OR *"')
})

test('a term of three letters stands in the index, whatever the letters', () => {
  expect(isIndexed('bib')).toBe(true)
  expect(isIndexed('ab')).toBe(false)
  expect(isIndexed('🍼🍼')).toBe(false)
})
