import { expect, test } from 'vitest'
import { movedPositions } from '#server/db/moved-positions.ts'

const list = [
  { id: 7, position: 1 },
  { id: 8, position: 1 },
  { id: 9, position: 5 },
]
const ids = (direction: 'up' | 'down', id: number) =>
  movedPositions(list, id, direction).map((item) => item.id)

test('swaps neighbors and renumbers positions 1, 2, 3', () => {
  expect(ids('up', 9)).toEqual([7, 9, 8])
  expect(ids('down', 7)).toEqual([8, 7, 9])
  expect(movedPositions(list, 9, 'up').map(({ position }) => position)).toEqual([1, 2, 3])
})

test('moves nothing beyond the ends and nothing that does not exist', () => {
  expect(ids('up', 7)).toEqual([])
  expect(ids('down', 9)).toEqual([])
  expect(ids('up', 1)).toEqual([])
})
