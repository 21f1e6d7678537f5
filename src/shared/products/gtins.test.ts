import { expect, test } from 'vitest'
import { isRestrictedGtin, spellingsOfGtin } from '#shared/products/gtins.ts'

test('treats all lengths of a GTIN as one number', () => {
  expect(spellingsOfGtin('07350000000012')).toEqual(['7350000000012', '07350000000012'])
  expect(spellingsOfGtin('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452'])
  expect(spellingsOfGtin('96385074')).toEqual(['96385074', '000096385074', '0000096385074', '00000096385074'])
})

test.each([
  ['2000000000008', true],
  ['20000004', true],
  ['0212345678901', true],
  ['7350000000012', false],
  ['96385074', false],
])('checks whether %s is a company’s internal number: %s', (gtin, isRestricted) => {
  expect(isRestrictedGtin(gtin)).toBe(isRestricted)
})
