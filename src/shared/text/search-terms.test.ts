import { expect, test } from 'vitest'
import { ignoredTerms, searchTerms } from '#shared/text/search-terms.ts'

test('folds words, drops duplicates, and removes control characters', () => {
  expect(searchTerms('  Blöja BLOJA\u0000på\tväg ')).toEqual(['bloja', 'pa', 'vag'])
  expect(searchTerms(undefined)).toEqual([])
})

test('searches eight words and names the others', () => {
  const search = 'a b c d e f g h i J'
  expect(searchTerms(search)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(ignoredTerms(search)).toEqual(['i', 'j'])
})
