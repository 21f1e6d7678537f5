import { expect, test } from 'vitest'
import { ignoredTerms, searchTerms } from '#shared/text/search-terms.ts'

test('words are folded, taken once and free of control characters', () => {
  expect(searchTerms('  Blöja BLOJA\u0000på\tväg ')).toEqual(['bloja', 'pa', 'vag'])
  expect(searchTerms(undefined)).toEqual([])
})

test('eight words are looked for, and the others are named', () => {
  const search = 'a b c d e f g h i J'
  expect(searchTerms(search)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(ignoredTerms(search)).toEqual(['i', 'j'])
})
