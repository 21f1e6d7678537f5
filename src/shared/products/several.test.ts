import { expect, test } from 'vitest'
import { asChosen, listOf, MOST_CHOSEN, onlyOne } from '#shared/products/several.ts'

test('writes one value as itself, several as a list, and none as nothing', () => {
  expect(asChosen(['a'])).toBe('a')
  expect(asChosen(['a', 'b', 'a'])).toEqual(['a', 'b'])
  expect(asChosen([])).toBeUndefined()
  expect(asChosen(Array.from({ length: 99 }, (_, index) => index))).toHaveLength(MOST_CHOSEN)
})

test('reads a list in its chosen order', () => {
  expect([listOf('a'), listOf(['a', 'b']), listOf(undefined)]).toEqual([['a'], ['a', 'b'], []])
  expect([onlyOne('a'), onlyOne(['a']), onlyOne(['a', 'b']), onlyOne(undefined)]).toEqual([
    'a',
    'a',
    undefined,
    undefined,
  ])
})
