import { expect, test } from 'vitest'
import { storedId } from '#server/features/earnings/storing/stored-values.ts'

test('an id is stored as it is up to 100 characters, and as its hash beyond', () => {
  expect(storedId('a'.repeat(100))).toBe('a'.repeat(100))
  expect(storedId('a'.repeat(101))).toMatch(/^[\w-]{43}$/)
})
