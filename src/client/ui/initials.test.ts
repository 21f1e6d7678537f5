import { expect, test } from 'vitest'
import { initials } from '#client/ui/initials.ts'

test.each([
  ['Little Oatfield', 'LO'],
  ['örnbo', 'Ö'],
  ['Harbour & Hatch Baby', 'HH'],
  ['3 Sprouts', '3S'],
  ['𝔹aby', '𝔹'],
  ['!!', '!'],
  ['', '?'],
])('reduces %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
