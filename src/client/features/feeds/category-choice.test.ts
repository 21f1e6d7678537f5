import { expect, test } from 'vitest'
import { ruleFor, withRule } from '#client/features/feeds/category-choice.ts'

test('a choice becomes a rule, another choice replaces it, and none takes it away', () => {
  const kept = { text: 'Leksaker', category: 'Toys' } as const
  const once = withRule([kept], 'Mat', 'Feeding')
  expect(ruleFor(once, 'Mat')).toBe('Feeding')
  const twice = withRule(once, 'Mat', 'skip')
  expect(twice).toEqual([kept, { text: 'Mat', category: 'skip' }])
  expect(withRule(twice, 'Mat', '')).toEqual([kept])
  expect(ruleFor([kept], 'Mat')).toBe('')
})
