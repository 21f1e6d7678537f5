import { expect, test } from 'vitest'
import { popularityOf } from '#server/features/clicks/popularity/popularity-of.ts'

const days = (count: number, networks: number) => Array.from({ length: count }, () => networks)

test.each([
  ['nothing', [], 0],
  ['a person or two every day for a quarter', days(90, 2), 0],
  ['three visitors on three days', days(3, 3), 0],
  ['three visitors on four days', days(4, 3), 1],
  ['a thousand on a single day', [1_000], 1],
  ['ten on four days', days(4, 10), 2],
  ['twenty on eight days', days(8, 20), 3],
  ['a thousand every day', days(90, 1_000), 3],
])('%s', (_, networksOfDays, popularity) => {
  expect(popularityOf(networksOfDays)).toBe(popularity)
})
