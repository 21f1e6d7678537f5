import { expect, test } from 'vitest'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { mayBeSame } from '#server/features/products/same-item.ts'

const offer = (name: string, brand: string | null = null) => ({ name, brand, ...derivedColumns({ name }) })

test.each([
  ['Eco nappies size 4, 52 st', 'Eco blöjor stl 4 52-pack', true],
  ['Eco nappies size 4, 52 st', 'Eco nappies size 4', true],
  ['Eco nappies size 4, 52 st', 'Eco nappies size 4, 104 st', false],
  ['Bodysuits, 2-pack', 'Bodysuits, 5-pack', false],
  ['Eco nappies', 'Eco wipes', false],
  ['Puddly gift', 'Voucher', false],
])('compares %s and %s as possibly one item: %s', (one, other, isSame) => {
  expect(mayBeSame(offer(one), offer(other))).toBe(isSame)
})

test('treats brands as different unless one contains the other or is unknown', () => {
  const brands = (one: string | null, other: string | null) =>
    mayBeSame(offer('Cup', one), offer('Cup', other))
  expect(brands('Avent', 'Philips Avent')).toBe(true)
  expect(brands('avent', null)).toBe(true)
  expect(brands('Avent', 'Oakling')).toBe(false)
})
