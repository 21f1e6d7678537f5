import { expect, test } from 'vitest'
import { scopesOf } from '#server/auth/key-scopes.ts'

test('keeps the scope of a key that has its former name', () => {
  expect(scopesOf('{"shop":["read","catalogue"]}')).toEqual(['read', 'catalog'])
  expect(scopesOf('{"shop":["read","catalog"]}')).toEqual(['read', 'catalog'])
  expect(scopesOf('{"shop":["read"]}')).toEqual(['read'])
})
