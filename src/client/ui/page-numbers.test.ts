import { expect, test } from 'vitest'
import { pageNumbers } from '#client/ui/page-numbers.ts'

test('shows all pages if there are few', () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('shows both ends and the neighbors in seven places if there are many pages', () => {
  expect(pageNumbers(1, 100)).toEqual([1, 2, 3, 4, 5, 'gap-after', 100])
  expect(pageNumbers(50, 100)).toEqual([1, 'gap-before', 49, 50, 51, 'gap-after', 100])
  expect(pageNumbers(100, 100)).toEqual([1, 'gap-before', 96, 97, 98, 99, 100])
})

test('ignores a current page past the end', () => {
  expect(pageNumbers(500, 9)).toEqual([1, 'gap-before', 5, 6, 7, 8, 9])
  expect(pageNumbers(1, 0)).toEqual([])
})
