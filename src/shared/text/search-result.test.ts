import { expect, test } from 'vitest'
import { GOOD_DESCRIPTION, GOOD_TITLE, lengthAdvice } from '#shared/text/search-result.ts'

test.each([
  ['a', '1 character: short. Aim for 20 to 60.'],
  ['a'.repeat(19), '19 characters: short. Aim for 20 to 60.'],
  ['a'.repeat(20), '20 characters: a good length.'],
  ['👶'.repeat(60), '60 characters: a good length.'],
  ['a'.repeat(61), '61 characters: longer than 60, so its end will probably be cut off.'],
])('gives advice on the title %s', (title, advice) => {
  expect(lengthAdvice(title, GOOD_TITLE)).toBe(advice)
})

test('allows a description more letters than a title', () => {
  expect(lengthAdvice('a'.repeat(160), GOOD_DESCRIPTION)).toContain('a good length')
})
