import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsedSubId, subId } from '#shared/affiliate/sub-id.ts'

test('combines place, page, and product in a reference', () => {
  expect(subId({ place: 'card', product: 12_350 })).toBe('c-9j2')
  expect(subId({ place: 'article', page: 123, product: 12_350 })).toBe('a3f-9j2')
  expect(subId({ place: 'article', page: 123 })).toBe('a3f')
  expect(subId({ place: 'content' })).toBe('t')
})

test('makes references that every network accepts', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(id, id, (page, product) => {
      expect(subId({ place: 'landing', page, product })).toMatch(/^[a-z0-9-]{1,50}$/)
    }),
  )
})

test('reads its own references, and no other text', () => {
  expect(parsedSubId('a3f-9j2')).toEqual({ place: 'article', page: 123, product: 12_350 })
  expect(parsedSubId('c-9j2')).toEqual({ place: 'card', page: undefined, product: 12_350 })
  expect(parsedSubId('t')).toEqual({ place: 'content', page: undefined, product: undefined })
  expect(parsedSubId('article')).toEqual({ place: 'article' })
  for (const foreign of ['', 'teddy bear', 'A3f', 'a03f', 'z3f', 'a3f-', 'a3f-9j2-1', 'a'.repeat(400)])
    expect(parsedSubId(foreign), foreign).toBeUndefined()
})
