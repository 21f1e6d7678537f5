import { expect, test } from 'vitest'
import { passwordStrength, tellingPart } from '#shared/accounts/password-strength.ts'

const around = { email: 'ada.lovelace@example.com', siteName: 'Baby Corner' }

test.each([
  ['ada.lovelace1', 'email'],
  ['my-ADALOVELACE-2', 'email'],
  ['at the baby corner!', 'site'],
  ['BabyCorner2026', 'site'],
  ['lovelace and engines', undefined],
  ['example.com', undefined],
])('finds in %s a part of the name or address: %s', (password, part) => {
  expect(tellingPart(password, around)).toBe(part)
})

test('ignores an address or name of three letters', () => {
  expect(tellingPart('ada abc horse', { email: 'ada@example.com', siteName: 'abc' })).toBeUndefined()
})

test.each([
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['abababababababab', 'weak'],
  ['sunshine', 'weak'],
  ['kx72mqpw4d', 'fair'],
  ['correct horse', 'good'],
  ['correct horse battery', 'strong'],
])('rates %s as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
