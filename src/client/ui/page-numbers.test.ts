import { expect, test } from 'vitest'
import { pageNumbers } from '#client/ui/page-numbers.ts'

test('few pages are all shown', () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('many pages show the ends and the neighbours, always seven places', () => {
  expect(pageNumbers(1, 100)).toEqual([1, 2, 3, 4, 5, 'gap-after', 100])
  expect(pageNumbers(50, 100)).toEqual([1, 'gap-before', 49, 50, 51, 'gap-after', 100])
  expect(pageNumbers(100, 100)).toEqual([1, 'gap-before', 96, 97, 98, 99, 100])
})

test('a page past the end is no number', () => {
  expect(pageNumbers(500, 9)).toEqual([1, 'gap-before', 5, 6, 7, 8, 9])
  expect(pageNumbers(1, 0)).toEqual([])
})
