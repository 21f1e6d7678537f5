import { expect, test } from 'vitest'
import { readIds, toggledId } from '#shared/text/written-ids.ts'

test('reads whole numbers once each, and at most so many', () => {
  expect(readIds('3,1,3,x,-2,0,1.5,1e400, 4', 9)).toEqual([3, 1, 4])
  expect(readIds('1,2,3', 2)).toEqual([1, 2])
  expect(readIds('', 9)).toEqual([])
})

test('a product is chosen and left out again, and a fifth has no room', () => {
  expect(toggledId([], 3, 4)).toEqual([3])
  expect(toggledId([3, 1], 3, 4)).toEqual([1])
  expect(toggledId([1, 2, 3, 4], 5, 4)).toBeUndefined()
  expect(toggledId([1, 2, 3, 4], 4, 4)).toEqual([1, 2, 3])
})
