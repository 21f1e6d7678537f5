import { expect, test } from 'vitest'
import { ruledCategory } from '#shared/feeds/category-rules.ts'

const rules = [
  { text: 'Hem > Kök', category: 'skip' as const },
  { text: 'hem', category: 'Nursery' as const },
]

test.each([
  ['Hem', 'Nursery'],
  ['HEM > Lampor', 'Nursery'],
  ['hem > kok > Skålar', 'skip'],
  ['Hemtextil', undefined],
  ['Leksaker > Hem', undefined],
])('maps %s to %s', (path, category) => {
  expect(ruledCategory([undefined, path], rules)).toBe(category)
})

test('maps nothing without rules', () => {
  expect(ruledCategory(['Hem'])).toBeUndefined()
})
