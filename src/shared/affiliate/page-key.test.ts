import { expect, test } from 'vitest'
import { type PageKind, pageKey, parsedPageKey } from '#shared/affiliate/page-key.ts'

test.each<[PageKind, number | undefined, string]>([
  ['article', 123, 'a3f'],
  ['product', 12_350, 'p9j2'],
  ['list', undefined, 's'],
])('the key of %s %s is %s, and reads back', (kind, id, key) => {
  expect(pageKey(kind, id)).toBe(key)
  expect(parsedPageKey(key)).toEqual({ kind, id })
})

test('reads no other text', () => {
  for (const foreign of ['', 'z', 'A3f', 'a03f', 'a3f ', 'a-3', 'a'.repeat(400)])
    expect(parsedPageKey(foreign), foreign).toBeUndefined()
})
