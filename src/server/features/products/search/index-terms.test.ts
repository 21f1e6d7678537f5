import { expect, test } from 'vitest'
import {
  hasTerms,
  indexExpression,
  isIndexed,
  isIndexedTerm,
  quoteTerm,
} from '#server/features/products/search/index-terms.ts'

test('treats operators of the index as plain text', () => {
  expect(quoteTerm('a" OR *')).toBe('"a"" OR *"')
  expect(quoteTerm('a\0b')).toBe('"a b"')
})

test('joins terms as plain text and accepts any synonym of a term', () => {
  expect(indexExpression([[['cup']], [['a" OR "b']]])).toBe('"cup" AND "a"" OR ""b"')
  expect(indexExpression([[['karra'], ['baby', 'carriage']], [['red']]])).toBe(
    '(("karra") OR ("baby" AND "carriage")) AND "red"',
  )
  expect(hasTerms('text', [[['karra'], ['baby', 'carriage']]])).toEqual([
    {
      where: '(instr(text, ?) > 0 or instr(text, ?) > 0 and instr(text, ?) > 0)',
      values: ['karra', 'baby', 'carriage'],
    },
  ])
  expect(isIndexedTerm([['karra'], ['uv']])).toBe(false)
})

test('matches any term of three letters through the index', () => {
  expect(isIndexed('bib')).toBe(true)
  expect(isIndexed('ab')).toBe(false)
  expect(isIndexed('🍼🍼')).toBe(false)
})
