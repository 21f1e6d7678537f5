import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subId } from '#shared/affiliate/sub-id.ts'

test('a reference says place, page and product', () => {
  expect(subId({ place: 'card', product: 12_350 })).toBe('c-9j2')
  expect(subId({ place: 'article', page: 123, product: 12_350 })).toBe('a3f-9j2')
  expect(subId({ place: 'article', page: 123 })).toBe('a3f')
  expect(subId({ place: 'content' })).toBe('t')
})

test('every network takes every reference', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(id, id, (page, product) => {
      expect(subId({ place: 'landing', page, product })).toMatch(/^[a-z0-9-]{1,50}$/)
    }),
  )
})
