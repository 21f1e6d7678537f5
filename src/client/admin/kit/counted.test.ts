import { expect, test } from 'vitest'
import { counted } from '#client/admin/kit/counted.ts'

test('writes one in the singular and groups thousands', () => {
  expect(counted(1, 'product')).toBe('1 product')
  expect(counted(0, 'product')).toBe('0 products')
  expect(counted(1234, 'row')).toBe('1,234 rows')
})
