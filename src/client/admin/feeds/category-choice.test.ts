import { expect, test } from 'vitest'
import {
  decidedBy,
  matchingCategories,
  otherRules,
  ruleFor,
  withRule,
} from '#client/admin/feeds/category-choice.ts'

const categories = [
  { text: 'Kläder > Mössor', count: 9, suggestion: 'Clothing' as const },
  { text: 'Kläder > Övrigt', count: 5, suggestion: null },
  { text: 'Mat', count: 2, suggestion: 'Feeding' as const },
]

test('turns a choice into a rule, replaces it, and removes it', () => {
  const existing = { text: 'Leksaker', category: 'Toys' } as const
  const once = withRule([existing], 'Mat', 'Feeding')
  expect(ruleFor(once, 'Mat')).toBe('Feeding')
  const twice = withRule(once, 'Mat', 'skip')
  expect(twice).toEqual([existing, { text: 'Mat', category: 'skip' }])
  expect(withRule(twice, 'Mat', '')).toEqual([existing])
  expect(ruleFor([existing], 'Mat')).toBe('')
})

test('prefers a category’s own rule to its parent’s, in any order', () => {
  const rules = withRule(withRule([], 'Kläder', 'Clothing'), 'Kläder > Mössor', 'skip')
  expect(Object.fromEntries(decidedBy(rules, categories))).toEqual({ Kläder: 1, 'Kläder > Mössor': 1 })
  expect(otherRules(rules, categories)).toEqual([{ text: 'Kläder', category: 'Clothing' }])
})

test.each([
  ['', 'all', ['Kläder > Mössor', 'Kläder > Övrigt', 'Mat']],
  ['MOSSOR klader', 'all', ['Kläder > Mössor']],
  ['nothing', 'all', []],
  ['', 'unmatched', ['Kläder > Övrigt']],
  ['', 'ruled', ['Mat']],
  ['klader', 'ruled', []],
] as const)('filters categories by "%s" among %s', (search, filter, texts) => {
  const rules = withRule([], 'Mat', 'skip')
  expect(matchingCategories(categories, rules, { search, filter }).map(({ text }) => text)).toEqual(texts)
})
