import { expect, test } from 'vitest'
import { FIGURES } from '#client/admin/reports/figures.ts'

test('writes donations as dollars and everything else as a number', () => {
  expect(FIGURES.map(({ name, format }) => [name, format(1_250)])).toEqual([
    ['views', '1,250'],
    ['clicks', '1,250'],
    ['favorites', '1,250'],
    ['donations', '$1,250'],
    ['subscribers', '1,250'],
  ])
})
