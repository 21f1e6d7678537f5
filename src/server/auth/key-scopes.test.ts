import { expect, test } from 'vitest'
import { scopesOf } from '#server/auth/key-scopes.ts'

test('a key that was made with the former name of a scope keeps it', () => {
  expect(scopesOf('{"shop":["read","catalogue"]}')).toEqual(['read', 'catalog'])
  expect(scopesOf('{"shop":["read","catalog"]}')).toEqual(['read', 'catalog'])
  expect(scopesOf('{"shop":["read"]}')).toEqual(['read'])
})
