import { expect, test } from 'vitest'
import { spokenForm } from '#server/features/products/search/spoken-form.ts'

test.each([
  ['pacifier', 'pasifier', 'paccifier', 'pasifierr'],
  ['elephant', 'elefant', 'ellephant'],
  ['stroller', 'strolller', 'stroler'],
  ['bicycle', 'bisykle'],
  ['napkin', 'nappkin'],
  ['sjal', 'schal', 'shal'],
  ['spjalsang', 'spjaelsaeng'],
])('matches the sound of %s with %s', (word, ...others) => {
  for (const other of others) expect(spokenForm(other)).toBe(spokenForm(word))
})

test.each([
  ['napp', 'nappy'],
  ['cup', 'cap'],
  ['cot', 'cost'],
])('does not match the sound of %s with %s', (word, other) => {
  expect(spokenForm(word)).not.toBe(spokenForm(other))
})
